import fc from 'fast-check';
import { parseSemitones } from '../../src/state';
import { songAddress } from '../../src/views/addresses';
import { queryIn, withValues } from '../../src/views/find/useAsked';
import { MAX_QUERY_LENGTH } from '../../src/views/find/SearchField';
import { songId } from '../support/songbook';

test('an address says a key and a capo that are not null, and is read back', () => {
  for (const transpose of [null, 0, 1, 10, 11])
    for (const capo of [null, 0, 5, 11]) {
      const address = new URL(songAddress(songId(50), { transpose, capo }), 'https://songs.example');
      expect(address.pathname).toBe('/songs/50');
      expect(parseSemitones(address.searchParams.get('transpose'))).toBe(transpose);
      expect(parseSemitones(address.searchParams.get('capo'))).toBe(capo);
    }
});

const asking = (search: string) => new URLSearchParams(search);

test.each([
  ['?q=krunk', 'krunk'],
  ['?q=a+b%20c', 'a b c'],
  ['?from=x&q=%D5%A1', 'ա'],
  ['?q=one&q=two', 'one'],
  ['?q=', ''],
  ['?query=x', ''],
  ['', ''],
  ['?q=%', '%'],
  ['?q=%E5%A', '\ufffd%A'],
])('%s asks for %s', (search, query) => expect(queryIn(asking(search))).toBe(query));

test.each([
  ['', { q: 'krunk' }, 'q=krunk'],
  ['?q=old', { q: '' }, ''],
  ['?from=x&q=old', { q: '' }, 'from=x'],
  ['?from=x', { q: '<&>' }, 'from=x&q=%3C%26%3E'],
  ['?kind=folk&order=title&q=sar', { kind: '', order: 'ease' }, 'order=ease&q=sar'],
])('%s becomes, with %p, %s', (search, values, expected) => {
  expect(String(withValues(asking(search), values))).toBe(expected);
});

test('any query comes back as it was asked, but for its length and broken characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, q) => {
      const asked = asking(`?${withValues(asking(`?q=${before}`), { q })}`);
      expect(queryIn(asked)).toBe(q.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, MAX_QUERY_LENGTH));
    }),
  );
});
