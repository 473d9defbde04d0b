import { mutantsOf, type Mutant } from './mutant';

const LOG = ['test/state/actionLog.test.ts'];
const CATALOGUE = ['test/state/catalogue.test.ts'];
const SONGS = ['test/state/songs.test.ts'];
const UNDO = ['test/state/undo.test.ts'];
const CAPOS = ['test/state/playedCapos.test.ts'];
const KEYS = ['test/state/keys.test.ts'];
const SHARED = ['test/state/sharedKey.test.ts'];
const SETTINGS = ['test/state/readerSettings.test.ts'];

/** Faults in the slices and selectors of `src/state`. */
export const STATE_MUTANTS: readonly Mutant[] = [
  {
    name: 'failed contents stay failed once contents arrive',
    file: 'src/state/catalogueSlice.ts',
    find: 'contents, haveContentsFailed: false };\n      },',
    replace: 'contents };\n      },',
    tests: CATALOGUE,
  },
  {
    name: 'contents that arrive replace those that were there',
    file: 'src/state/catalogueSlice.ts',
    find: '{ ...catalogue.contents, ...(Object',
    replace: '{ ...(Object',
    tests: CATALOGUE,
  },
  {
    name: 'contents arrive one song too late',
    file: 'src/state/catalogueSlice.ts',
    find: '[payload.first + index, content]',
    replace: '[payload.first + index + 1, content]',
    tests: CATALOGUE,
  },
  {
    name: 'a log may say that any contents arrived',
    file: 'src/state/catalogueSlice.ts',
    find: 'payload: recordOf<Arrival>({ first: songIdShape, count: wholeBetween(0, Infinity) })',
    replace: 'payload: recordOf<Arrival>({} as never)',
    tests: LOG,
  },
  {
    name: 'a step above 11 is not set to 0',
    file: 'src/state/transpositionsSlice.ts',
    find: 'sum > 11 ? 0 : sum',
    replace: 'sum > 12 ? 0 : sum',
    tests: SONGS,
  },
  {
    name: 'a step below 0 stays there',
    file: 'src/state/transpositionsSlice.ts',
    find: 'sum < 0 ? 11',
    replace: 'sum < 0 ? 0',
    tests: SONGS,
  },
  {
    name: 'a heart cannot be taken off',
    file: 'src/state/favoritesSlice.ts',
    find: 'favorite === 1 ? others : ',
    replace: '',
    tests: SONGS,
  },
  {
    name: 'a heart that is put on can be taken back',
    file: 'src/state/favoritesSlice.ts',
    find: '(before[id] === 1 ? favoriteToggled({ id }) : null)',
    replace: 'favoriteToggled({ id })',
    tests: UNDO,
  },
  {
    name: 'the last favorite is followed by the first',
    file: 'src/state/songSelectors.ts',
    find: 'favorites[favorites.indexOf(id) + step] ?? null',
    replace: 'favorites[favorites.indexOf(id) + step] ?? favorites[0]!',
    tests: SONGS,
  },
  {
    name: 'a song that is no favorite is followed by one',
    file: 'src/state/songSelectors.ts',
    find: 'selectFavorite(state, id) === 1 ? (',
    replace: 'selectFavorite(state, id) !== null ? (',
    tests: SONGS,
  },
  ...mutantsOf('src/state/rootReducer.ts', UNDO, [
    [
      'an offer to undo outlives the next choice',
      'SLICES[name].isChoice && before[name] !== after[name]',
      'SLICES[name].isChoice && before[name] === undefined',
    ],
    ['news that are no choice withdraw an offer', 'SLICES[name].isChoice && before', 'before'],
    [
      'any change in another tab withdraws an offer',
      'offer && savedStateSynced.match(action)',
      'offer && false',
    ],
    ['an undo offers to be undone', 'isOffered(before, action) ? null : inverseOf(', 'inverseOf('],
    [
      'what took the capo off is taken back without it',
      'wholeInverse(before, after, action) ?? inverse',
      'inverse',
    ],
  ]),
  {
    name: 'an offer outlives a change of the same in another tab',
    file: 'src/state/mergePatch.ts',
    find: '    : true;',
    replace: '    : false;',
    tests: UNDO,
  },
  {
    name: 'the easy key keeps the capo',
    file: 'src/state/playedCaposSlice.ts',
    find: "reason === 'easyKey' ? withoutCapo(capos, id) : capos",
    replace: 'withoutCapo(capos, id) && reason ? capos : capos',
    tests: CAPOS,
  },
  {
    name: 'a step in any song ends a shared key',
    file: 'src/state/sharedKeySlice.ts',
    find: 'shared?.id === payload.id ? null : shared',
    replace: 'shared && payload.id >= 0 ? null : shared',
    tests: SHARED,
  },
  {
    name: 'a step from a shared key begins at the own one',
    file: 'src/state/rootReducer.ts',
    find: ', [id]: transpose }',
    replace: ' }',
    tests: SHARED,
  },
  {
    name: 'a step in any song begins at the shared key',
    file: 'src/state/rootReducer.ts',
    find: 'sharedKey?.id === id ?',
    replace: 'sharedKey ?',
    tests: SHARED,
  },
  {
    name: 'a capo that was sent along is lost with the key',
    file: 'src/state/rootReducer.ts',
    find: 'capo !== undefined && {',
    replace: 'capo === -1 && {',
    tests: SHARED,
  },
  {
    name: 'a capo placed in a shared key leaves the sheet as it is',
    file: 'src/state/sharedKeySlice.ts',
    find: 'transpositionJumped, capoPlaced, capoRemoved)',
    replace: 'transpositionJumped)',
    tests: SHARED,
  },
  {
    name: 'the capo in the file changes nothing of the key that sounds',
    file: 'src/state/keySelectors.ts',
    find: 'selectContent(state, id).capo + selectTranspose(state, id)',
    replace: 'selectTranspose(state, id)',
    tests: CAPOS,
  },
  {
    name: 'shapes above a capo are spelled by the key that sounds',
    file: 'src/state/keySelectors.ts',
    find: 'selectSpellingAt(state, id)(selectShownShift(state, id))',
    replace: 'selectSpellingAt(state, id)(octaveFold(selectTranspose(state, id)))',
    tests: KEYS,
  },
  {
    name: 'a B among the notes of the tune is not explained',
    file: 'src/state/keySelectors.ts',
    find: '...[key, ...notes].map(sounding)',
    replace: '...[key].map(sounding)',
    tests: KEYS,
  },
  {
    name: 'a shared key holds for every song',
    file: 'src/state/songSelectors.ts',
    find: 'shared?.id === id ? shared.transpose : null',
    replace: 'shared?.transpose ?? null',
    tests: SHARED,
  },
  {
    name: 'the tempo of one song takes those of the others away',
    file: 'src/state/readerSettingsSlice.ts',
    find: '{ ...settings[name], [id]: value }',
    replace: '{ [id]: value }',
    tests: SETTINGS,
  },
  {
    name: 'words are searched before the last have come',
    file: 'src/state/searchable.ts',
    find: 'isComplete || haveContentsFailed ? contents : NOTHING_ARRIVED',
    replace: 'isComplete || haveContentsFailed || contents ? contents : NOTHING_ARRIVED',
    tests: ['test/state/searchable.test.ts'],
  },
];
