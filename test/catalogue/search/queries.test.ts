import { songs } from '../../../src/catalogue';
import { makeSearchIndex } from '../../../src/catalogue/search';
import { QUERIES } from './queries';

const index = makeSearchIndex(
  songs.map(({ title, author, body }) => ({ title, author, lyrics: body.lyrics })),
);

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
