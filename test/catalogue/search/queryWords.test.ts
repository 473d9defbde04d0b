import { parseQueryWords } from '../../../src/catalogue/search/queryWords';

const waysOf = (query: string) =>
  parseQueryWords(query).map((words) => words.map(({ spelling }) => spelling));

test.each([
  ['l’eau', [['l', 'eau'], ['leau']]],
  [
    "qu'il d'eau",
    [
      ['qu', 'il', 'd', 'eau'],
      ['quil', 'deau'],
    ],
  ],
  ["t'agvor", [['t', 'agvor'], ['tagvor']]],
  ["tsov'r", [['tsovr']]],
])('%s is read in two words where an article may be elided, and in one', (query, ways) => {
  expect(waysOf(query).slice(0, ways.length)).toEqual(ways);
});
