import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { compareNames, ORDERS, putInOrder, type Order } from '../../../src/catalogue/shelves';
import { shelveSong } from '../../../src/catalogue/shelves/shelveSong';
import { anyShelved } from '../../support/anyShelved';

const shelved = songs.map(shelveSong);
const ids = songs.map(({ id }) => id);
const inOrder = (order: Order) => putInOrder(ids, order, shelved, songs);
const titles = (...letters: string[]) => letters.map((title) => ({ title, author: '' }));
const byTitle = (...names: string[]) =>
  putInOrder(
    [...names.keys()],
    'title',
    names.map(() => shelved[0]!),
    titles(...names),
  ).map((id) => names[id]);

test('the catalogue has its own order', () => {
  expect(inOrder('catalogue')).toEqual(ids);
});

test('titles follow the Armenian alphabet, Latin letters come last', () => {
  const alphabet = [...'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցփքօֆ'];
  expect(byTitle(...alphabet.toReversed())).toEqual(alphabet);
  expect(byTitle('Le temps', 'Ֆա', 'Ով', 'Ո՜հ', '(Ա)', 'Աբ')).toEqual([
    '(Ա)',
    'Աբ',
    'Ո՜հ',
    'Ով',
    'Ֆա',
    'Le temps',
  ]);
  expect(byTitle('Ալագյազի', 'Ալագյազ սարն', 'Ալ')).toEqual(['Ալ', 'Ալագյազ սարն', 'Ալագյազի']);
  expect(inOrder('title').at(-1)).toBe(47);
});

test('authors follow their family names, unknown ones come last', () => {
  const authors = inOrder('author').map((id) => shelved[id]!.makers[0] ?? '');
  const known = authors.filter(Boolean);
  expect(authors.slice(known.length).filter(Boolean)).toEqual([]);
  expect(known).toEqual([...known].sort(compareNames));
  expect(known[0]).toBe('Ղազարոս Աղայան');
});

test('the easiest songs have the fewest barre chords, then the fewest chords', () => {
  const efforts = inOrder('ease').map((id) => shelved[id]!.barreCount * 100 + shelved[id]!.chordCount);
  expect(efforts).toEqual([...efforts].sort((one, other) => one - other));
  expect(new Set(efforts).size).toBeGreaterThan(5);
});

test('an index of first lines goes by these', () => {
  const lines = inOrder('line').map((id) => shelved[id]!.firstLine);
  expect(lines[0]).toMatch(/^Ա/);
  expect(lines.at(-1)).toMatch(/^\p{Script=Latin}/u);
  expect(lines).not.toContain('');
});

test('in any order all songs are there once, and equal ones stay as they were', () => {
  fc.assert(
    fc.property(anyShelved, fc.constantFrom(...ORDERS), (known, order) => {
      const some = [...known.keys()].reverse();
      const ordered = putInOrder(some, order, known, titles(...known.map(() => 'Երգ')));
      expect([...ordered].sort((one, other) => one - other)).toEqual([...known.keys()]);
      expect(putInOrder(ordered, order, known, titles(...known.map(() => 'Երգ')))).toEqual(ordered);
      const alike = known.map(() => known[0]!);
      expect(putInOrder(some, order, alike, titles(...known.map(() => 'Երգ')))).toEqual(some);
    }),
  );
});
