import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { compareNames, ORDERS, putInOrder, type Order } from '../../../src/catalogue/filters';
import { songTraits } from '../../../src/catalogue/filters/songTraits';
import { anySongs } from '../../support/anySongs';

const traits = songs.map(songTraits);
const ids = songs.map(({ id }) => id);
const inOrder = (order: Order) => putInOrder(ids, order, traits, songs);
const titles = (...letters: string[]) => letters.map((title) => ({ title, author: '' }));
const byTitle = (...names: string[]) =>
  putInOrder(
    [...names.keys()],
    'title',
    names.map(() => traits[0]!),
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
  const authors = inOrder('author').map((id) => traits[id]!.makers[0] ?? '');
  const known = authors.filter(Boolean);
  expect(authors.slice(known.length).filter(Boolean)).toEqual([]);
  expect(known).toEqual([...known].sort(compareNames));
  expect(known[0]).toBe('Ղազարոս Աղայան');
});

test('the easiest songs have the fewest barre chords, then the fewest chords', () => {
  const efforts = inOrder('ease').map((id) => traits[id]!.barreCount * 100 + traits[id]!.chordCount);
  expect(efforts).toEqual([...efforts].sort((one, other) => one - other));
  expect(new Set(efforts).size).toBeGreaterThan(5);
});

test('an index of first lines goes by these', () => {
  const lines = inOrder('line').map((id) => traits[id]!.firstLine);
  expect(lines[0]).toMatch(/^Ա/);
  expect(lines.at(-1)).toMatch(/^\p{Script=Latin}/u);
  expect(lines).not.toContain('');
});

test('in any order all songs are there once, and equal ones stay as they were', () => {
  fc.assert(
    fc.property(anySongs, fc.constantFrom(...ORDERS), (known, order) => {
      const some = [...known.keys()].reverse();
      const ordered = putInOrder(some, order, known, titles(...known.map(() => 'Երգ')));
      expect([...ordered].sort((one, other) => one - other)).toEqual([...known.keys()]);
      expect(putInOrder(ordered, order, known, titles(...known.map(() => 'Երգ')))).toEqual(ordered);
      const alike = known.map(() => known[0]!);
      expect(putInOrder(some, order, alike, titles(...known.map(() => 'Երգ')))).toEqual(some);
    }),
  );
});
