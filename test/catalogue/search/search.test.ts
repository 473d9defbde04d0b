import { songs } from '../../../src/catalogue';
import type { Hit } from '../../../src/catalogue/search';
import { searcherOf } from '../../support/searcherOf';

const searchable = songs.map(({ title, author, body }) => ({ title, author, lyrics: body.lyrics }));
const index = searcherOf(searchable);
const textOf = ({ id, field, line }: Hit): string => {
  const { lyrics, ...song } = searchable[id]!;
  return field === 'title' || field === 'author' ? song[field] : lyrics[line!]!;
};
const pieces = (hit: Hit | undefined): string[] =>
  hit ? hit.rangesIn(textOf(hit)).map(([start, end]) => textOf(hit).slice(start, end)) : [];

test.each([
  ['երազ', 12, 'title', null, ['Երազ']],
  ['yer', 12, 'title', null, ['Եր']],
  ['groo', 22, 'title', null, ['Կռու']],
  ['dle ya', 23, 'title', null, ['Դլե', 'յա']],
  ['hoy nazan', 26, 'title', null, ['Հոյ', 'Նազան']],
  ['armenio', 1, 'lyric', 2, ['Արմենիո']],
  ['orran', 3, 'lyric', 1, ['օրրան']],
  ['հայաստան հայաստան', 3, 'title', null, ['Հայաստան']],
  ['Հովիւք', 45, 'lyric', 2, ['Հովիւք']],
  ['coeur gai', 49, 'lyric', 17, ['cœur', 'gai']],
  ['Սայաթ', 7, 'author', null, ['Սայաթ']],
] as const)('%s is found in song %d, %s %s', (query, id, field, line, found) => {
  const hit = index.search(query).find((candidate) => candidate.id === id);
  expect(hit).toMatchObject({ field, line });
  expect(pieces(hit)).toEqual(found);
});

test.each([
  ['another letter', 'tsitsermak'],
  ['one too many', 'tsitserrnauk'],
  ['one missing', 'tsitsenak'],
  ['two exchanged', 'tsitsrenak'],
  ['another letter in Armenian', 'ծիծեռմակ'],
  ['two exchanged in Russian', 'Цицренак'],
])('a slip of the finger, %s: %s', (_, query) => {
  expect(index.search(query)[0]).toMatchObject({ id: 13, field: 'title' });
});

test('in Armenian letters a line with these very consonants comes before a title with others', () => {
  const sung = searcherOf([
    { title: 'Գարուն', author: '', lyrics: [] },
    { title: 'Երգ', author: '', lyrics: ['քարուն սար'] },
  ]);
  expect(sung.search('քարուն').map(({ id }) => id)).toEqual([1, 0]);
  expect(sung.search('karun').map(({ id }) => id)).toEqual([0, 1]);
});

/** The titles, numbered from 0, that a query finds where no lyrics are there yet. */
const foundTitles = (titles: readonly string[], query: string): number[] =>
  searcherOf(titles.map((title) => ({ title, author: '', lyrics: [] })))
    .search(query)
    .map(({ id }) => id);

test.each([
  ['five letters', 'կրունկ', 'krumk', [0]],
  ['four letters', 'վարդ', 'vatd', []],
  ['two letters exchanged', 'մանտապար', 'matnapar', [0]],
  ['two slips in a word', 'ծիծեռնակ', 'tsotsermak', []],
  ['two slips in a long word', 'ծիծեռնակաբերդի', 'tsotsermakaberdi', []],
  ['a slip in a long word', 'ծիծեռնակաբերդի', 'tsitsermakaberdi', [0]],
  ['the first letter', 'կրունկ', 'mrunk', []],
])(
  'a slip is forgiven from five sounds on, once a word and not at its beginning: %s',
  (_, title, query, found) => {
    expect(foundTitles([title], query)).toEqual(found);
  },
);

test.each([
  ['a letter may be silent from four letters on', 'լռել', 'lerel', [0]],
  ['but not in three', 'մդ', 'mid', []],
  ['a classical form is found by the modern one', 'եղբայր եմք մեք', 'մենք ենք', [0]],
  ['in Latin letters too', 'եղբայր եմք մեք', 'menk yenk', [0]],
])('%s: %s', (_, title, query, found) => {
  expect(foundTitles([title], query)).toEqual(found);
});

test('what a song is is asked for as it is written, and not by what sounds alike', () => {
  const songs = ['Ֆոլկա', 'Երգ', 'folk'].map((title, id) => ({
    title,
    author: '',
    lyrics: [],
    facts: id === 1 ? ['folk'] : [],
  }));
  const list = searcherOf(songs);
  expect(list.search('Folk').map(({ id }) => id)).toEqual([2, 1]);
  expect(list.search('fol').map(({ id }) => id)).toEqual([2, 0]);
});

test('of a long query the first sixteen words count, and all of these', () => {
  const words = [...'աբգդեզէթժիլխծկհձ'].map((letter) => `${letter}ար`);
  const title = words.join(' ');
  expect(words).toHaveLength(16);
  expect(foundTitles([words.with(15, 'փուշ').join(' '), title], title)[0]).toBe(1);
  expect(foundTitles([title], `${title} զխզփզվ զխզփզվ`)).toEqual([0]);
});

test('of a long word the first forty letters count, and all of these', () => {
  const word = 'աբգդեզէթժի'.repeat(4);
  expect(foundTitles([word.slice(0, 39) + 'շ', word], word)).toEqual([1]);
  expect(foundTitles([word], `${word}շարժում`)).toEqual([0]);
});

test('a hundred songs are found at most', () => {
  const titles = Array.from({ length: 120 }, () => 'վարդ');
  expect(foundTitles(titles, 'vard')).toHaveLength(100);
});

test.each([
  ['vard push sar', [1]],
  ['vard push sar dzor', []],
  ['vard sar', []],
])('of three words and more, most are enough where no song has all: %s', (query, found) => {
  const list = searcherOf(['վարդ', 'վարդ փուշ'].map((title) => ({ title, author: '', lyrics: ['քար'] })));
  expect(list.search(query).map(({ id }) => id)).toEqual(found);
});

test.each(['', ' ', '՜', '։', '...', 'զխզփզվ', 'krunk զխզփզվ', 'ծզծզ'])(
  'nothing is found for «%s»',
  (query) => {
    expect(index.search(query)).toEqual([]);
  },
);

test('a song is found from the first letter of its title to the last, half letters too', () => {
  const missed = songs.flatMap(({ id, title }) =>
    Array.from(title, (_, last) => title.slice(0, last + 1)).filter(
      (typed) => !index.search(typed).some((hit) => hit.id === id),
    ),
  );
  expect(missed).toEqual([]);
});

test('each song is found once', () => {
  const ids = index.search('a').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('songs that are not wanted are left out, and no slip is thought of for their sake', () => {
  const among = (ids: readonly number[], query: string) =>
    index.search(query, (id) => ids.includes(id)).map(({ id }) => id);
  expect(among([3, 22], 'krunk')).toEqual([22]);
  expect(index.search('kilikya').length).toBeGreaterThan(0);
  expect(among([3, 22], 'kilikya')).toEqual([]);
  expect(among([3, 22], 'krumk')).toEqual([22]);
  const alike = searcherOf(['կրունկ', 'կրումկ'].map((title) => ({ title, author: '', lyrics: [] })));
  expect(alike.search('krumk', (id) => id === 0)).toEqual([]);
});
