import { searcherOf } from '../../support/searcherOf';

/** The songs that a query finds, numbered from 0; each is its title, its author and a line of its lyrics. */
const order = (songs: readonly string[], query: string): number[] =>
  searcherOf(
    songs.map((song) => {
      const [title = '', author = '', lyric = ''] = song.split('|');
      return { title, author, lyrics: [lyric] };
    }),
  )
    .search(query)
    .map(({ id }) => id);

test.each([
  ['title, author, lyric', 'վարդ', [2, 1, 0], ['ա|ա|վարդ', 'ա|վարդ|ա', 'վարդ|ա|ա']],
  ['as typed, as it sounds', 'bar', [1, 0], ['պար', 'բար']],
  ['East before West', 'garun', [1, 0], ['կարուն', 'գարուն']],
  ['another consonant in Armenian last', 'քար', [1, 0], ['գար', 'ա|ա|քար']],
  ['a whole word before a beginning', 'sar', [1, 0], ['սարեր', 'սար']],
  ['neighbours in order first', 'sona yar', [2, 0, 1], ['յար սոնա', 'սոնա իմ յար', 'սոնա յար']],
  ['in order inside a line too', 'sona yar', [1, 0], ['ա յար սոնա', 'ա սոնա յար']],
  ['in one line before apart', 'vard siretsi', [1, 0], ['|վարդ|սիրեցի', '||վարդ սիրեցի']],
  ['a line sung whole before one that goes on', 'sona yar', [1, 0], ['||սոնա յար ջան', '||սոնա յար']],
  ['a title whole before one that goes on', 'sona yar', [1, 0], ['սոնա յար ջան', 'սոնա յար']],
  ['the beginning of a line before its middle', 'sona yar', [1, 0], ['||ջան սոնա յար', '||սոնա յար ջան']],
  [
    'words in order within a line before words of the title and a line far from it',
    'vard siretsi',
    [1, 0],
    ['վարդ||սիրեցի', '||ես վարդ սիրեցի այսօր'],
  ],
  ['every word must be there', 'vard push', [1], ['վարդ', 'վարդ փուշ']],
])('%s: %s', (_, query, found, list) => {
  expect(order(list, query)).toEqual(found);
});
