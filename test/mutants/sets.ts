import { mutantsOf, type Mutant } from './mutant';

const SETS = ['test/state/sets.test.ts'];
const PLAYED = ['test/state/openEntry.test.ts'];
const PAGES = ['test/views/sets/setPages.test.tsx'];
const WRITTEN = ['test/views/sets/writtenLine.test.tsx'];

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
  ...mutantsOf(
    'src/state/setFragment.ts',
    ['test/state/setFragment.test.ts'],
    [
      ['a capo is lost on the way', "${capo ?? ''}", ''],
      ['a point in a title ends it', "/[-_.!~*'()]/g", "/[-_!~*'()]/g"],
      ['half a surrogate pair cannot be sent', "text.replaceAll(/\\p{Surrogate}/gu, '\\ufffd')", 'text'],
      ['a capo is put on a fret that is not there', '!hasShape(capo, fretShape, 0)', 'false'],
      ['a song that is not there is taken over', '|| isId(entry.song, songCount)', '|| true'],
    ],
  ),
  ...mutantsOf(
    'src/state/addressFragment.ts',
    ['test/state/setFragment.test.ts'],
    [
      ['punctuation that stuck to a link is part of its last text', 'parse(unstuck) ??', 'parse(content) ??'],
      ['a quotation mark that stuck to a link spoils it', '?? parse(upToLastLetter(content))', ''],
    ],
  ),
  ...mutantsOf(
    'src/state/backup/backupFields.ts',
    ['test/state/backup/backupVersions.test.ts'],
    [
      [
        'a backup of an old version may hold what a later one does',
        '...fields.slice(0, version)',
        '...fields',
      ],
    ],
  ),
  ...mutantsOf(
    'src/state/backup/backupFile.ts',
    ['test/state/backup/backupFile.test.ts'],
    [['a backup has sets of songs that are not there', '...songsIn(sets, setsShape)', '']],
  ),
  ...mutantsOf(
    'src/state/backup/changeOf.ts',
    ['test/state/backup/previewBackup.test.ts'],
    [['an entry keeps a capo that its backup has not', 'capo: entry.capo ?? null', '']],
  ),
  ...mutantsOf(
    'src/state/backup/previewBackup.ts',
    ['test/state/backup/previewBackup.test.ts'],
    [['a set that grows is news of nothing', 'sets: setIds.filter((id) => id in current.sets)', 'sets: []']],
  ),
  ...mutantsOf('src/state/shape.ts', SETS, [
    [
      'one unreadable entry spoils its set',
      "if (shape.kind === 'keyed' && isRecord(value)) {",
      "if (shape.kind === 'keyed' && isRecord(value) && 0) {",
    ],
  ]),
];

/** Faults in how sets are shown and changed. */
export const SET_VIEW_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'src/views/sets/carryRow.ts',
    ['test/views/sets/carryRow.test.ts'],
    [
      ['a carried row counts itself', 'index !== from && ', ''],
      ['a row is carried on after its page was left', 'list.isConnected &&', ''],
      ['a row is carried on in a list that grows', 'list.children.length === rows.length &&', ''],
      ['a row is carried on in another order', 'each === list.children[index]', 'true'],
      [
        'a row is carried on after its pointer was lost',
        "addEventListener('lostpointercapture'",
        "addEventListener('x'",
      ],
      ['a row is dropped where it was taken', 'middleOf(places[from]!) + way', 'middleOf(places[from]!)'],
    ],
  ),
  ...mutantsOf('src/views/sets/WrittenLine.tsx', WRITTEN, [
    ['what is being typed gives way to another tab', 'typed ?? value}', 'value}'],
    ['a reload loses what was typed', "window.addEventListener('pagehide', leave);", ''],
    ['Back loses what was typed', 'leave);\n      leave();', 'leave);'],
    ['Escape writes what was typed', "if (key === 'Escape') setTyped(null);", ''],
  ]),
  ...mutantsOf('src/views/sets/useEntryEdits.ts', PAGES, [
    ['after a move the focus is lost', 'current.focus({ preventScroll: true })', 'current.blur()'],
    ['after a removal the focus is lost', "?? 'heading'", '?? null'],
  ]),
  ...mutantsOf(
    'src/views/sets/setTexts.ts',
    ['test/views/sets/setTexts.test.ts'],
    [['a heading after the last song is left out', 'heading && `\\n${heading}`', "''"]],
  ),
  ...mutantsOf('src/views/sets/songAsShown.ts', PAGES, [
    ['a song is added in its original key', 'selectTranspose(state, id)', '0'],
  ]),
  ...mutantsOf('src/views/sets/PlayLinks.tsx', PAGES, [
    ['a set always begins at its first song', 'playedIndex(set)', '-1'],
  ]),
  ...mutantsOf(
    'src/views/sets/SharedSet.tsx',
    ['test/views/sets/sharedSet.test.tsx'],
    [['a set that is taken over is empty', 'title || text.untitled, entries);', 'title || text.untitled);']],
  ),
  ...mutantsOf('src/views/sets/SetMenu.tsx', PAGES, [
    ['a duplicate is empty', 'text.copyOf(set.title), entries)', 'text.copyOf(set.title))'],
  ]),
];
