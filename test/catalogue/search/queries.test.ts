import { songs } from '../../../src/catalogue';
import { factWords } from '../../../src/catalogue/search';
import { searcherOf } from '../../support/searcherOf';
import { FOREIGN_QUERIES } from './foreignQueries';
import { QUERIES } from './queries';

const index = searcherOf(
  songs.map((song) => ({ ...song, lyrics: song.body.lyrics, facts: factWords(song) })),
);
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
  ['Komitas', 'Կոմիտաս'],
  ['Gomidas', 'Կոմիտաս'],
  ['Комитас', 'Կոմիտաս'],
  ['Կոմիտաս', 'Կոմիտաս'],
  ['Sayat-Nova', 'Սայաթ-Նովա'],
  ['Sayat Nova', 'Սայաթ-Նովա'],
  ['sayatnova', 'Սայաթ-Նովա'],
  ['Саят-Нова', 'Սայաթ-Նովա'],
  ['Սայեաթ-Նովա', 'Սայաթ-Նովա'],
  ['Jivani', 'Ջիվանի'],
  ['Djivani', 'Ջիվանի'],
  ['Chivani', 'Ջիվանի'],
  ['Sheram', 'Շերամ'],
  ['Շէրամ', 'Շերամ'],
  ['Шерам', 'Շերամ'],
  ['Patkanian', 'Պատկանյան'],
  ['Badganian', 'Պատկանյան'],
  ['Պատկանեան', 'Պատկանյան'],
  ['Toumanian', 'Թումանյան'],
  ['Tumanyan', 'Թումանյան'],
  ['Туманян', 'Թումանյան'],
  ['Թումանեան', 'Թումանյան'],
  ['Raffi', 'Րաֆֆի'],
  ['Peshiktashlian', 'Պեշիկթաշլյան'],
  ['Beshigtashlian', 'Պեշիկթաշլյան'],
])('the author %s is found as %s', (query, name) => {
  const [hit] = index.search(query);
  expect(hit?.field).toBe('author');
  expect(songs[hit!.id]!.author).toContain(name);
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
