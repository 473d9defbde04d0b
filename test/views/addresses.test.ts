import fc from 'fast-check';
import { formatArrangement, parseSemitones } from '../../src/state';
import { authorAddress, songAddress } from '../../src/views/addresses';
import { formatAddressQuery, parseAddressQuery } from '../../src/views/find/useAddressQuery';
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
])('%s asks for %s', (search, query) => {
  expect(parseAddressQuery(search)).toBe(query);
});

test.each([
  ['', 'krunk', '?q=krunk'],
  ['?q=old', ' new ', '?q=new'],
  ['?q=old', '  ', ''],
  ['?from=x&q=old', '', '?from=x'],
  ['?from=x', '<&>', '?from=x&q=%3C%26%3E'],
])('%s becomes, with %p, %s', (search, query, expected) => {
  expect(formatAddressQuery(search, query)).toBe(expected);
});

test('any query comes back as it was asked, but for its length, its ends and broken characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, query) => {
      const asked = parseAddressQuery(formatAddressQuery(`?q=${before}`, query));
      expect(asked).toBe(
        query
          .trim()
          .replace(/\p{Surrogate}/gu, '\ufffd')
          .slice(0, MAX_QUERY_LENGTH),
      );
    }),
  );
});

test("the address of a person's songs asks for the filter by this person alone", () => {
  const author = 'Պ. Աֆրիկյան';
  const arrangement = { order: 'catalogue', filters: { author } } as const;
  expect(authorAddress(author)).toBe(`/${formatArrangement('', arrangement)}`);
});
