import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { offerSongs, ORDERS } from '../../src/catalogue/shelves';
import { shelveSong } from '../../src/catalogue/shelves/shelveSong';
import { asksForShelf, authorAddress, formatShelf, parseShelf } from '../../src/state/shelfAddress';
import { anyNarrowing, anyShelved } from '../support/anyShelved';

const shelved = offerSongs(songs.map(shelveSong), () => 0, null);
const PLAIN = { order: 'catalogue', narrowing: {} };

test.each([
  ['?kind=folk&order=ease', { order: 'ease', narrowing: { kind: 'folk' } }],
  ['?author=Սայաթ-Նովա&time=3%2F4', { order: 'catalogue', narrowing: { author: 'Սայաթ-Նովա', time: '3/4' } }],
  [
    '?chords=4&video=yes&checked=yes&q=sar',
    { order: 'catalogue', narrowing: { chords: '4', video: 'yes', checked: 'yes' } },
  ],
  ['?voice=yes', { order: 'catalogue', narrowing: { voice: 'yes' } }],
  ['', PLAIN],
  ['?kind=rock&order=size&author=Nobody&chords=x&time=&video=no&voice=tenor&toString=1', PLAIN],
  ['?kind=folk&kind=sacred', { order: 'catalogue', narrowing: { kind: 'folk' } }],
])('%s is read; what is unknown is not asked for', (search, shelf) => {
  expect(parseShelf(search, shelved)).toEqual(shelf);
});

test.each([
  ['?order=title', true],
  ['?q=x&author=', true],
  ['?q=kind', false],
  ['', false],
])('whether %s may ask for an arrangement is known before the songs are', (search, asks) => {
  expect(asksForShelf(search)).toBe(asks);
});

test('any arrangement comes back from its address, beside whatever else that holds', () => {
  fc.assert(
    fc.property(anyShelved, anyNarrowing, fc.constantFrom(...ORDERS), (known, narrowing, order) => {
      const search = formatShelf('?q=sar&kind=sacred&order=title', { order, narrowing });
      expect(new URLSearchParams(search).get('q')).toBe('sar');
      const read = parseShelf(search, known);
      expect(read.order).toBe(order);
      expect(narrowing).toMatchObject(read.narrowing);
      expect(formatShelf(search, { order, narrowing })).toBe(search);
    }),
  );
});

test("a person's songs have an address", () => {
  const address = new URL(authorAddress('Պ. Աֆրիկյան'), 'https://songs.example');
  expect([address.pathname, address.searchParams.get('author')]).toEqual(['/', 'Պ. Աֆրիկյան']);
  expect(formatShelf('', { order: 'catalogue', narrowing: {} })).toBe('');
});
