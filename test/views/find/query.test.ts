import fc from 'fast-check';
import { formatAddressQuery, parseAddressQuery } from '../../../src/views/find/useAddressQuery';
import { MAX_QUERY_LENGTH } from '../../../src/views/find/SearchField';
import { splitFound } from '../../../src/views/find/useFoundSongs';

describe('the address', () => {
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
});

test('parted into pieces a text stays whole, and the found ones are those of the ranges', () => {
  const cuts = fc.uniqueArray(fc.nat(30), { maxLength: 8 }).map((places) => {
    const sorted = places.sort((a, b) => a - b);
    return Array.from(
      { length: sorted.length >> 1 },
      (_, index) => [sorted[2 * index]!, sorted[2 * index + 1]!] as const,
    );
  });
  fc.assert(
    fc.property(fc.string({ minLength: 30, maxLength: 40 }), cuts, (text, ranges) => {
      const pieces = splitFound(text, ranges);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(
        ranges.map(([start, end]) => text.slice(start, end)),
      );
    }),
  );
});
