import fc from 'fast-check';
import { KINDS, songs } from '../../src/catalogue';
import {
  knownFilters,
  filterSongs,
  filterableSongs,
  type FilterableSong,
  type Filters,
  ORDERS,
  putInOrder,
  type Order,
} from '../../src/catalogue/filters';
import { songTraits } from '../../src/catalogue/songTraits';
import { VOICE_RANGES, type PitchRange } from '../../src/music';

const read = songs.map(songTraits);
const traits = filterableSongs(read, () => 0, null);
const allIds = (known: readonly unknown[]): number[] => [...known.keys()];
const left = (filters: Filters) => filterSongs(allIds(traits), traits, filters);

test.each<[string, Filters, number[]]>([
  ['a kind', { kind: 'lullaby' }, [16, 17]],
  ['who wrote the words', { author: 'Հովհաննես Թումանյան' }, [18, 19, 20, 21]],
  ['who wrote words and tune', { author: 'Ջիվանի' }, [37, 38]],
  ['a kind and a person', { kind: 'sacred', author: 'Կոմիտաս' }, [46]],
  ['what no song has', { kind: 'rock' }, []],
])('songs are narrowed by %s', (_, filters, ids) => expect(left(filters)).toEqual(ids));

test.each<[asked: string, known: Filters]>([
  ['kind=folk&order=ease', { kind: 'folk' }],
  ['author=Սայաթ-Նովա&q=sar&voice=yes', { author: 'Սայաթ-Նովա', voice: 'yes' }],
  ['kind=rock&author=Nobody&voice=tenor', {}],
  ['kind=&author=&voice=&chords=4&toString=1', {}],
  ['kind=folk&kind=sacred', { kind: 'folk' }],
])('of %s, what is unknown is not asked for', (asked, known) => {
  const parameters = new URLSearchParams(asked);
  expect(knownFilters(traits, (facet) => parameters.get(facet))).toEqual(known);
});

test('a voice can be asked for while it sings no song', () => {
  const sung = traits.map((song) => ({ ...song, isInVoice: false }));
  expect(knownFilters(sung, () => 'yes')).toEqual({ voice: 'yes' });
  expect(filterSongs(allIds(sung), sung, { voice: 'yes' })).toEqual([]);
});

const anySong = fc.record<FilterableSong>({
  kind: fc.constantFrom('' as const, ...KINDS),
  makers: fc.uniqueArray(fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Հովհաննես Թումանյան'), { maxLength: 3 }),
  chordCount: fc.integer({ min: 1, max: 5 }),
  barreCount: fc.nat(2),
  tune: fc.constant(null),
  isInVoice: fc.boolean(),
  firstLine: fc.constantFrom('Արի', 'Բարով', '', 'Ո՜վ'),
});
const anySongs = fc.array(anySong, { maxLength: 20 });
const anyFilters = fc.record(
  {
    kind: fc.constantFrom('folk', 'gusan'),
    author: fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Այլ'),
    voice: fc.constant('yes'),
  },
  { requiredKeys: [] },
);

test('filters leave what each of its parts leaves, in the order of the songs', () => {
  fc.assert(
    fc.property(anySongs, anyFilters, (known, filters) => {
      const ids = allIds(known).reverse();
      const parts = Object.entries(filters).map(([facet, value]) => ({ [facet]: value }));
      const byParts = parts.map((part) => new Set(filterSongs(ids, known, part)));
      expect(filterSongs(ids, known, filters)).toEqual(
        ids.filter((id) => byParts.every((some) => some.has(id))),
      );
    }),
  );
});

const sungBy = (voice: PitchRange | null, semitonesOf: (id: number) => number = () => 0) =>
  filterSongs(allIds(songs), filterableSongs(read, semitonesOf, voice), { voice: 'yes' });

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
const byTitle = (...names: string[]) => {
  const alike = names.map(() => traits[0]!);
  return putInOrder([...names.keys()], 'title', alike, titles(...names)).map((id) => names[id]);
};

test('the catalogue has its own order', () => {
  expect(inOrder('catalogue')).toEqual(ids);
});

test('titles follow the Armenian alphabet, Latin letters come last', () => {
  const alphabet = [...'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցփքօֆ'];
  expect(byTitle(...alphabet.toReversed())).toEqual(alphabet);
  expect(byTitle('Le temps', 'Ֆա', 'Ով', 'Ո՜հ', '(Ա)', 'Աբ').join()).toBe('(Ա),Աբ,Ո՜հ,Ով,Ֆա,Le temps');
  expect(byTitle('Ալագյազի', 'Ալագյազ սարն', 'Ալ')).toEqual(['Ալ', 'Ալագյազ սարն', 'Ալագյազի']);
  expect(inOrder('title').at(-1)).toBe(47);
});

test('authors follow their family names, unknown ones come last', () => {
  const authors = inOrder('author').map((id) => traits[id]!.makers[0] ?? '');
  const known = authors.filter(Boolean);
  expect(authors.slice(known.length).filter(Boolean)).toEqual([]);
  const [first, last] = [known[0], known.at(-1)];
  expect([first, last]).toEqual(['Ղազարոս Աղայան', 'Գրիգոր Փեշտիմալճյան']);
  expect(known.indexOf('Կոմիտաս')).toBeLessThan(known.indexOf('Ջիվանի'));
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
