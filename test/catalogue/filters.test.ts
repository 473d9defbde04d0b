import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  choicesOf,
  FACETS,
  isKnown,
  lettersOf,
  filterSongs,
  filterableSongs,
  type Filters,
  compareNames,
  ORDERS,
  putInOrder,
  type Order,
} from '../../src/catalogue/filters';
import { songTraits } from '../../src/catalogue/songTraits';
import { VOICE_RANGES, type PitchRange } from '../../src/music';
import { anyFilters, anySongs } from '../support/anySongs';

const traits = filterableSongs(songs.map(songTraits), () => 0, null);
const allIds = (known: readonly unknown[]): number[] => [...known.keys()];
const left = (filters: Filters) => filterSongs(allIds(traits), traits, filters);

test.each<[string, Filters, number[]]>([
  ['a kind', { kind: 'lullaby' }, [16, 17]],
  ['who wrote the words', { author: 'Հովհաննես Թումանյան' }, [18, 19, 20, 21]],
  ['who wrote words and tune', { author: 'Ջիվանի' }, [37, 38]],
  ['a metre', { time: '12/8' }, [28]],
  ['a kind and a person', { kind: 'sacred', author: 'Կոմիտաս' }, [46]],
  ['a kind, a video and checked chords', { kind: 'children', video: 'yes', checked: 'yes' }, [21]],
  ['what no song has', { kind: 'rock' }, []],
])('songs are narrowed by %s', (_, filters, ids) => {
  expect(left(filters)).toEqual(ids);
});

test('a voice can be asked for while it sings no song, and is offered then', () => {
  const sung = traits.map((song) => ({ ...song, isInVoice: false }));
  expect(isKnown(sung, 'voice', 'yes')).toBe(true);
  expect(isKnown(sung, 'voice', 'no')).toBe(false);
  expect(filterSongs(allIds(sung), sung, { voice: 'yes' })).toEqual([]);
  expect(choicesOf(allIds(sung), sung, {}, 'voice')).toEqual([{ value: 'yes', songCount: 0, count: 0 }]);
});

test('filters leave what each of its parts leaves, in the order of the songs', () => {
  fc.assert(
    fc.property(anySongs, anyFilters, (known, filters) => {
      const ids = allIds(known).reverse();
      const parts = FACETS.flatMap((facet) => (facet in filters ? [{ [facet]: filters[facet] }] : []));
      const byParts = parts.map((part) => new Set(filterSongs(ids, known, part)));
      expect(filterSongs(ids, known, filters)).toEqual(
        ids.filter((id) => byParts.every((some) => some.has(id))),
      );
    }),
  );
});

test('each choice says how many songs it would leave beside the others, and how many have it', () => {
  fc.assert(
    fc.property(anySongs, anyFilters, fc.constantFrom(...FACETS), (known, filters, facet) => {
      const ids = allIds(known);
      const choices = choicesOf(ids, known, filters, facet);
      for (const { value, count, songCount } of choices) {
        expect(count).toBe(filterSongs(ids, known, { ...filters, [facet]: value }).length);
        expect(songCount).toBe(filterSongs(ids, known, { [facet]: value }).length);
      }
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    }),
  );
});

const sungBy = (voice: PitchRange | null, semitonesOf: (id: number) => number = () => 0) =>
  filterSongs(allIds(songs), filterableSongs(songs.map(songTraits), semitonesOf, voice), { voice: 'yes' });

test('a voice sings songs of which the tune is known, and no other', () => {
  const everything = { lowest: 0, highest: 127 };
  const known = allIds(songs).filter((id) => songs[id]!.melody);
  expect(sungBy(everything)).toEqual(known);
  expect(known.length).toBeLessThan(songs.length);
});

test('while no voice is named none is ruled out', () => {
  expect(sungBy(null)).toEqual(allIds(songs));
});

test('songs are measured as far moved as they are, each for itself', () => {
  const fitting = sungBy(VOICE_RANGES.soprano);
  expect(fitting).toContain(22);
  expect(sungBy(VOICE_RANGES.soprano, (id) => (id === 22 ? 10 : 0))).toEqual(
    fitting.filter((id) => id !== 22),
  );
});

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

test('an alphabetical order names each letter at its first song, and no other order names any', () => {
  const lettersIn = (order: Order) => [...lettersOf(inOrder(order), order, traits, songs).values()];
  expect(lettersIn('title').slice(0, 3)).toEqual(['Ա', 'Բ', 'Գ']);
  expect(lettersIn('title').at(-1)).toBe('L');
  for (const order of ['title', 'author', 'line'] as const)
    expect(new Set(lettersIn(order)).size).toBe(lettersIn(order).length);
  expect([...lettersIn('catalogue'), ...lettersIn('ease')]).toEqual([]);
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
