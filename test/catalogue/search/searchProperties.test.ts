import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { makeSearchIndex } from '../../../src/catalogue/search';

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
      const made = makeSearchIndex(list);
      for (const { title } of list) expect(list[made.search(title)[0]!.id]!.title).toBe(title);
    }),
  );
});

test('any query on any songs is answered, with ranges inside the text, in order and apart', () => {
  fc.assert(
    fc.property(randomSongs, fc.oneof(text, fc.string({ unit: 'binary' })), (list, query) => {
      for (const { id, field, line, ranges } of makeSearchIndex(list).search(query)) {
        const { lyrics, ...song } = list[id]!;
        const { length } = field === 'lyric' ? lyrics[line!]! : song[field];
        const bounds = ranges.flat();
        expect(ranges.length).toBeGreaterThan(0);
        expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
        expect(bounds[0]).toBeGreaterThanOrEqual(0);
        expect(bounds.at(-1)).toBeLessThanOrEqual(length);
      }
    }),
    { numRuns: 500 },
  );
});

test('any query on the catalogue is answered', () => {
  const index = makeSearchIndex(
    songs.map(({ title, author, body }) => ({ title, author, lyrics: body.lyrics })),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(index.search(query).length).toBeLessThanOrEqual(songs.length);
    }),
  );
});
