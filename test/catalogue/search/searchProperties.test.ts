import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { searcherOf } from '../../support/searcherOf';

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
      const list = titles.map((title) => ({ title: title.join(' '), author: '', lyrics: [] }));
      const made = searcherOf(list);
      for (const { title } of list) expect(list[made.search(title)[0]!.id]!.title).toBe(title);
    }),
  );
});

test('any query on any songs is answered, with ranges inside the text, in order and apart', () => {
  fc.assert(
    fc.property(randomSongs, fc.oneof(text, fc.string({ unit: 'binary' })), (list, query) => {
      for (const { id, field, line, rangesIn } of searcherOf(list).search(query)) {
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

test('any query on the catalogue is answered', () => {
  const index = searcherOf(songs.map(({ title, author, body }) => ({ title, author, lyrics: body.lyrics })));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(index.search(query).length).toBeLessThanOrEqual(songs.length);
    }),
  );
});
