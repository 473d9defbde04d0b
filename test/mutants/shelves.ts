import { mutantsOf, type Mutant } from './mutant';

const CREDITS = ['test/catalogue/credits.test.ts'];
const SHELVES = ['facets', 'offerSongs', 'order', 'shelveSong'].map(
  (name) => `test/catalogue/shelves/${name}.test.ts`,
);

/** Faults in who made a song, and in how lists are put in order and narrowed. */
export const SHELF_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/catalogue/credits.ts', CREDITS, [
    ['a credit names people by the nominative only', String.raw`\\p{Ll}*)`, ')'],
    ['a name is found inside another word', '(^|[^\\\\p{L}])(', '()('],
    ['names are taken in the order of the people', '.sort((one, other) => one.from - other.from)', ''],
  ]),
  ...mutantsOf('src/catalogue/shelves/facets.ts', SHELVES, [
    ['what a voice sings is not asked for while it sings nothing', 'ALWAYS_OFFERED[facet] === value ||', ''],
    ['one choice of several is enough', 'asked.every((', 'asked.some(('],
    [
      'a choice counts beside the one it would replace',
      'narrow(ids, songs, others)',
      'narrow(ids, songs, narrowing)',
    ],
  ]),
  ...mutantsOf('src/catalogue/shelves/offerSongs.ts', SHELVES, [
    ['a voice is measured by the key of the file', 'moveRange(song.tune, semitonesOf(index))', 'song.tune'],
  ]),
  ...mutantsOf('src/catalogue/singing.ts', SHELVES, [
    [
      'a tune is measured without the capo of its file',
      'melody.highest.pitch + capo',
      'melody.highest.pitch',
    ],
  ]),
  ...mutantsOf(
    'src/views/search/SearchResults.tsx',
    ['test/views/shelves/shelves.test.tsx'],
    [['who named no voice is said to sing every song', 'arranged?.shelf.narrowing.voice && ', 'false && ']],
  ),
  ...mutantsOf(
    'src/views/shelves/useShelf.ts',
    ['test/views/shelves/shelves.test.tsx'],
    [['a list stays as the old voice had it', 'voiceRange(voice)', "voiceRange('soprano')"]],
  ),
  ...mutantsOf('src/catalogue/shelves/order.ts', SHELVES, [
    ['Latin titles come before Armenian ones', String.raw`'\uffff$&'`, "'$&'"],
    ['spaces count for nothing', String.raw`\p{N} ]/gu`, String.raw`\p{N}]/gu`],
    [
      'folk songs come before those of authors',
      'Number(one.makers.length === 0) - Number(other.makers.length === 0) ||',
      '',
    ],
    ['authors follow their first names', "name.split(' ').at(-1)!", 'name'],
    [
      'the easiest songs have the most barre chords',
      'one.barreCount - other.barreCount',
      'other.barreCount - one.barreCount',
    ],
  ]),
  ...mutantsOf(
    'src/state/shelfAddress.ts',
    ['test/state/shelfAddress.test.ts'],
    [
      ['what no song has is asked for', 'value !== null && isKnown(songs, facet, value)', 'value !== null'],
      [
        'the old choices stay in the address',
        'for (const name of [ORDER, ...FACETS]) parameters.delete(name);',
        '',
      ],
    ],
  ),
  ...mutantsOf('src/catalogue/shelves/shelveSong.ts', SHELVES, [
    ['a capo of the song makes its chords harder', 'transposeChordLine(chord, song.capo)', 'chord'],
  ]),
  ...mutantsOf('src/catalogue/writtenSheet.ts', SHELVES, [
    ['chords inside the words are not counted', '[above, inline]', '[above]'],
  ]),
];
