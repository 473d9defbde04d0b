import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { filterableSongs, ORDERS } from '../../src/catalogue/filters';
import { songTraits } from '../../src/catalogue/songTraits';
import { asksForArrangement, formatArrangement, parseArrangement } from '../../src/state';
import { anyFilters, anySongs } from '../support/anySongs';

const traits = filterableSongs(songs.map(songTraits), () => 0, null);
const PLAIN = { order: 'catalogue', filters: {} };

test.each([
  ['?kind=folk&order=ease', { order: 'ease', filters: { kind: 'folk' } }],
  ['?author=Սայաթ-Նովա&time=3%2F4', { order: 'catalogue', filters: { author: 'Սայաթ-Նովա', time: '3/4' } }],
  [
    '?chords=4&video=yes&checked=yes&q=sar',
    { order: 'catalogue', filters: { chords: '4', video: 'yes', checked: 'yes' } },
  ],
  ['?voice=yes', { order: 'catalogue', filters: { voice: 'yes' } }],
  ['', PLAIN],
  ['?kind=rock&order=size&author=Nobody&chords=x&time=&video=no&voice=tenor&toString=1', PLAIN],
  ['?kind=folk&kind=sacred', { order: 'catalogue', filters: { kind: 'folk' } }],
])('%s is read; what is unknown is not asked for', (search, arrangement) => {
  expect(parseArrangement(search, traits)).toEqual(arrangement);
});

test.each([
  ['?order=title', true],
  ['?q=x&author=', true],
  ['?q=kind', false],
  ['', false],
])('whether %s may ask for an arrangement is known before the songs are', (search, asks) => {
  expect(asksForArrangement(search)).toBe(asks);
});

test('any arrangement comes back from its address, beside whatever else that holds', () => {
  fc.assert(
    fc.property(anySongs, anyFilters, fc.constantFrom(...ORDERS), (known, filters, order) => {
      const search = formatArrangement('?q=sar&kind=sacred&order=title', { order, filters });
      expect(new URLSearchParams(search).get('q')).toBe('sar');
      const read = parseArrangement(search, known);
      expect(read.order).toBe(order);
      expect(filters).toMatchObject(read.filters);
      expect(formatArrangement(search, { order, filters })).toBe(search);
    }),
  );
});

test('no order and no filters have an empty address', () => {
  expect(formatArrangement('', { order: 'catalogue', filters: {} })).toBe('');
});
