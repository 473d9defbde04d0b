import fc from 'fast-check';
import { searchable, searcherOf } from '../../support/searcherOf';

/** The songs that a query finds, numbered from 0; each is its title, its author and a line of its lyrics. */
function found(songs: readonly string[], query: string): number[] {
  const list = songs.map((song) => {
    const [title = '', author = '', lyric = ''] = song.split('|');
    return searchable({ title, author, lyrics: [lyric] });
  });
  return searcherOf(list)
    .search(query)
    .map(({ id }) => id);
}

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
  ['most of three words, where no song has all', 'vard push sar', [1], ['վարդ||քար', 'վարդ փուշ||քար']],
  ['but not two of four', 'vard push sar dzor', [], ['վարդ||քար', 'վարդ փուշ||քար']],
  ['nor one of two', 'vard sar', [], ['վարդ||քար', 'վարդ փուշ||քար']],
  ['in Armenian letters these very consonants first', 'քարուն', [1, 0], ['Գարուն', 'Երգ||քարուն սար']],
  ['in Latin letters a title first', 'karun', [0, 1], ['Գարուն', 'Երգ||քարուն սար']],
  ['a slip in five letters', 'krumk', [0], ['կրունկ']],
  ['but not in four', 'vatd', [], ['վարդ']],
  ['two letters exchanged', 'matnapar', [0], ['մանտապար']],
  ['no two slips in a word', 'tsotsermak', [], ['ծիծեռնակ']],
  ['nor in a long one', 'tsotsermakaberdi', [], ['ծիծեռնակաբերդի']],
  ['a slip in a long word', 'tsitsermakaberdi', [0], ['ծիծեռնակաբերդի']],
  ['no slip in the first letter', 'mrunk', [], ['կրունկ']],
  ['a letter may be silent from four letters on', 'lerel', [0], ['լռել']],
  ['but not in three', 'mid', [], ['մդ']],
  ['a classical form is found by the modern one', 'մենք ենք', [0], ['եղբայր եմք մեք']],
  ['in Latin letters too', 'menk yenk', [0], ['եղբայր եմք մեք']],
])('%s: %s', (_, query, ids, list) => expect(found(list, query)).toEqual(ids));

test('what a song is is asked for as it is written, and not by what sounds alike', () => {
  const songs = ['Ֆոլկա', 'Երգ', 'folk'].map((title, id) =>
    searchable({ title, kind: id === 1 ? 'folk' : '' }),
  );
  const list = searcherOf(songs);
  expect(list.search('Folk').map(({ id }) => id)).toEqual([2, 1]);
  expect(list.search('fol').map(({ id }) => id)).toEqual([2, 0]);
});

test('of a long query the first sixteen words count, and all of these', () => {
  const words = [...'աբգդեզէթժիլխծկհձ'].map((letter) => `${letter}ար`);
  const title = words.join(' ');
  expect(words).toHaveLength(16);
  expect(found([words.with(15, 'փուշ').join(' '), title], title)[0]).toBe(1);
  expect(found([title], `${title} զխզփզվ զխզփզվ`)).toEqual([0]);
});

test('of a long word the first forty letters count, and all of these', () => {
  const word = 'աբգդեզէթժի'.repeat(4);
  expect(found([word.slice(0, 39) + 'շ', word], word)).toEqual([1]);
  expect(found([word], `${word}շարժում`)).toEqual([0]);
});

const LETTERS = 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև ';
const text = fc.oneof(fc.string({ unit: fc.constantFrom(...LETTERS) }), fc.string({ unit: 'grapheme' }));
const randomSongs = fc.array(fc.record({ title: text, author: text, lyrics: fc.array(text) }), {
  maxLength: 6,
});

test('a title made up and typed whole finds its song, or one titled equally, first', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'աբգդեզթժիլխծկհ'), minLength: 2 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (titles) => {
      const list = titles.map((title) => searchable({ title: title.join(' ') }));
      const made = searcherOf(list);
      for (const { title } of list) expect(list[made.search(title)[0]!.id]!.title).toBe(title);
    }),
  );
});

test('any query on any songs is answered, with ranges inside the text, in order and apart', () => {
  fc.assert(
    fc.property(randomSongs, fc.oneof(text, fc.string({ unit: 'binary' })), (list, query) => {
      for (const { id, field, line, rangesIn } of searcherOf(list.map(searchable)).search(query)) {
        const { lyrics, ...song } = list[id]!;
        const found = field === 'title' || field === 'author' ? song[field] : lyrics[line!]!;
        const bounds = rangesIn(found).flat();
        expect(bounds.length).toBeGreaterThan(0);
        expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
        expect(bounds[0]).toBeGreaterThanOrEqual(0);
        expect(bounds.at(-1)).toBeLessThanOrEqual(found.length);
      }
    }),
    { numRuns: 50 },
  );
});
