import fc from 'fast-check';
import { formatAddressQuery, parseAddressQuery } from '../../../src/views/find/useAddressQuery';
import { MAX_QUERY_LENGTH } from '../../../src/views/find/SearchField';

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
