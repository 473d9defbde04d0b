import { mutantsOf, type Mutant } from './mutant';

const SETS = ['test/state/sets.test.ts'];
const PLAYED = ['test/state/openEntry.test.ts'];

/** Faults in what `src/state` does with the visitor's sets. */
export const SET_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/state/setsSlice.ts', SETS, [
    ['a set that is gone comes back with its new name', 'sets[set] ? {', '{'],
    ['what is written at a heading is a note', "'heading' in entry ? { heading: text } : ", ''],
    ['a song that is added drives out the others', '{ ...content.entries, ...entries }', 'entries'],
    ['a removed set is gone for good', 'content ? setMade({ set, content }) : null', 'content ? null : null'],
    ['a removed entry is gone for good', 'entries: { [entry]: content } }) : null', 'entries: {} }) : null'],
  ]),
  ...mutantsOf('src/state/setsSlice.ts', PLAYED, [
    ['nobody remembers where a set was left', '{ played: entry }', '{}'],
  ]),
  ...mutantsOf('src/state/setEdits.ts', SETS, [
    ['a new set comes last', 'Math.min(1, ...placesOf(sets)) - 1', 'Math.max(1, ...placesOf(sets)) + 1'],
    [
      'what is added comes first',
      'Math.max(-1, ...placesOf(before)) + 1',
      'Math.min(0, ...placesOf(before)) - 9',
    ],
    ['between two neighbours there is no end of places', 'place !== before && place !== after', 'true'],
  ]),
  ...mutantsOf('src/state/setSelectors.ts', PLAYED, [
    [
      'a song that is played in a set has its own key',
      'place?.song.song === id ? place.song',
      'place?.position === 0 ? place.song',
    ],
  ]),
  ...mutantsOf('src/state/songSelectors.ts', PLAYED, [
    ['in a set the own capo counts', 'if (inSet) return inSet.capo ?? null;', ''],
  ]),
  ...mutantsOf('src/state/rootReducer.ts', PLAYED, [
    ['a step in any song is one in the set', 'if (place?.song.song === id) {', 'if (place) {'],
    ['a step in a set begins at the own capo', 'capo: song.capo ?? null', 'capo: undefined'],
    [
      'a jump in a set is taken back in the own key',
      'inverseOf(inEntry(before, action), action)',
      'inverseOf(before, action)',
    ],
  ]),
  ...mutantsOf('src/state/shape.ts', SETS, [
    [
      'one unreadable entry spoils its set',
      "if (shape.kind === 'keyed' && isRecord(value)) {",
      "if (shape.kind === 'keyed' && isRecord(value) && 0) {",
    ],
  ]),
];
