import { searcherOf } from '../../support/searcherOf';

/** The songs that a query finds, numbered from 0; each is its title, its author and a line of its lyrics. */
const order = (songs: readonly (readonly [string, string, string])[], query: string): number[] =>
  searcherOf(songs.map(([title, author, lyric]) => ({ title, author, lyrics: [lyric] })))
    .search(query)
    .map(({ id }) => id);

test.each([
  [
    'title, author, lyric',
    [
      ['ա', 'ա', 'վարդ'],
      ['ա', 'վարդ', 'ա'],
      ['վարդ', 'ա', 'ա'],
    ],
    'վարդ',
    [2, 1, 0],
  ],
  [
    'as typed, as it sounds',
    [
      ['պար', '', ''],
      ['բար', '', ''],
    ],
    'bar',
    [1, 0],
  ],
  [
    'East before West',
    [
      ['կարուն', '', ''],
      ['գարուն', '', ''],
    ],
    'garun',
    [1, 0],
  ],
  [
    'another consonant in Armenian last',
    [
      ['գար', '', ''],
      ['ա', 'ա', 'քար'],
    ],
    'քար',
    [1, 0],
  ],
  [
    'a whole word before a beginning',
    [
      ['սարեր', '', ''],
      ['սար', '', ''],
    ],
    'sar',
    [1, 0],
  ],
  [
    'neighbours in order first',
    [
      ['յար սոնա', '', ''],
      ['սոնա իմ յար', '', ''],
      ['սոնա յար', '', ''],
    ],
    'sona yar',
    [2, 0, 1],
  ],
  [
    'in order inside a line too',
    [
      ['ա յար սոնա', '', ''],
      ['ա սոնա յար', '', ''],
    ],
    'sona yar',
    [1, 0],
  ],
  [
    'in one line before apart',
    [
      ['', 'վարդ', 'սիրեցի'],
      ['', '', 'վարդ սիրեցի'],
    ],
    'vard siretsi',
    [1, 0],
  ],
  [
    'a line sung whole before one that goes on',
    [
      ['', '', 'սոնա յար ջան'],
      ['', '', 'սոնա յար'],
    ],
    'sona yar',
    [1, 0],
  ],
  [
    'a title whole before one that goes on',
    [
      ['սոնա յար ջան', '', ''],
      ['սոնա յար', '', ''],
    ],
    'sona yar',
    [1, 0],
  ],
  [
    'the beginning of a line before its middle',
    [
      ['', '', 'ջան սոնա յար'],
      ['', '', 'սոնա յար ջան'],
    ],
    'sona yar',
    [1, 0],
  ],
  [
    'words in order within a line before words of the title and a line far from it',
    [
      ['վարդ', '', 'սիրեցի'],
      ['', '', 'ես վարդ սիրեցի այսօր'],
    ],
    'vard siretsi',
    [1, 0],
  ],
  [
    'every word must be there',
    [
      ['վարդ', '', ''],
      ['վարդ փուշ', '', ''],
    ],
    'vard push',
    [1],
  ],
] as const)('%s', (_, list, query, found) => {
  expect(order(list, query)).toEqual(found);
});
