import { songs } from '../../../src/catalogue';
import type { Hit } from '../../../src/catalogue/search';
import { searcherOf } from '../../support/searcherOf';
import { FOREIGN_QUERIES } from './foreignQueries';
import { QUERIES } from './queries';

const index = searcherOf(songs);
const found = (query: string) => index.search(query).map(({ id }) => id);

test('the table has queries enough for every song', () => {
  expect([...new Set(QUERIES.map(([song]) => song))]).toEqual(songs.map(({ id }) => id));
  expect(QUERIES.length).toBeGreaterThan(500);
});

test.each(QUERIES)('song %d is found first by %s', (song, query) => {
  expect(index.search(query)[0]?.id).toBe(song);
});

test('a title typed whole finds its song first, in any case', () => {
  for (const { id, title } of songs)
    for (const query of [title, title.toLowerCase(), title.toUpperCase(), title.normalize('NFD')])
      expect(index.search(query)[0]?.id).toBe(id);
});

test.each([
  ['Կոմիտաս', 'Komitas | Gomidas | Комитас | Կոմիտաս'],
  ['Սայաթ-Նովա', 'Sayat-Nova | Sayat Nova | sayatnova | Саят-Нова | Սայեաթ-Նովա'],
  ['Ջիվանի', 'Jivani | Djivani | Chivani'],
  ['Շերամ', 'Sheram | Շէրամ | Шерам'],
  ['Պատկանյան', 'Patkanian | Badganian | Պատկանեան'],
  ['Թումանյան', 'Toumanian | Tumanyan | Туманян | Թումանեան'],
  ['Րաֆֆի', 'Raffi'],
  ['Պեշիկթաշլյան', 'Peshiktashlian | Beshigtashlian'],
])('the author %s is found as %s', (name, queries) => {
  for (const query of queries.split(' | ')) {
    const [hit] = index.search(query);
    expect([query, hit?.field]).toEqual([query, 'author']);
    expect(songs[hit!.id]!.author).toContain(name);
  }
});

test.each([
  ['sari agjik', 30],
  ['sari agjig', 30],
  ['sary agjik', 30],
  ['zartir lav', 9],
  ['եղբայր ենք մենք', 5],
])('%s finds song %d first, however far from its spelling', (query, song) => {
  expect(found(query)[0]).toBe(song);
});

const idsWhere = (isWanted: (song: (typeof songs)[number]) => boolean) =>
  songs.filter(isWanted).map(({ id }) => id);
const LULLABIES = idsWhere(({ kind }) => kind === 'lullaby');

test.each([
  ['օրորոցային', LULLABIES],
  ['lullaby', LULLABIES],
  ['Berceuse', LULLABIES],
  ['колыбельная', LULLABIES],
  ['sharakan', idsWhere(({ kind }) => kind === 'sacred')],
  ['religieuse', idsWhere(({ kind }) => kind === 'sacred')],
  ['poétique', idsWhere(({ kind }) => kind === 'lyrical')],
  ['գուսանական', idsWhere(({ kind }) => kind === 'gusan')],
  ['folk', idsWhere(({ kind }) => kind === 'folk')],
  ['3/4', idsWhere(({ time }) => time === '3/4')],
  ['12/8', idsWhere(({ time }) => time === '12/8')],
])('what a song is finds it: %s', (query, ids) => {
  expect([...found(query)].sort((one, other) => one - other)).toEqual(ids);
});

test('what a song is narrows what else is asked for', () => {
  expect(found('balas lullaby')).toEqual([17]);
  expect(found('komitas 12/8')).toEqual([28]);
  expect(index.search('lullaby')[0]).toMatchObject({ field: 'fact', line: null });
});

test('the numbers of strophes are not searched, nor metres that no song has', () => {
  expect([found('3'), found('7/8')]).toEqual([[], []]);
});

const answered = FOREIGN_QUERIES.filter((query) => found(query).length > 0);

test(`of what is in no song, less than one in forty finds any: ${answered.length} of ${FOREIGN_QUERIES.length}`, () => {
  expect(FOREIGN_QUERIES.length).toBeGreaterThan(200);
  expect(new Set(FOREIGN_QUERIES).size).toBe(FOREIGN_QUERIES.length);
  expect(answered.length).toBeLessThan(FOREIGN_QUERIES.length / 40);
  expect(answered.filter((query) => ['xyzzy', 'erebuni'].includes(query))).toEqual([]);
});

const textOf = ({ id, field, line }: Hit): string => {
  const song = songs[id]!;
  return field === 'title' || field === 'author' ? song[field] : song.body.lyrics[line!]!;
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

const NOTHING = ['', ' ', '՜', '։', '...', 'զխզփզվ', 'krunk զխզփզվ', 'ծզծզ'];

test.each(NOTHING)('nothing is found for «%s»', (query) => expect(index.search(query)).toEqual([]));

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
