import { interleave, median, ratios } from '../../../src/build/bench/statistics';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('each run is compared with the other of the same run', () => {
  expect(ratios([2, 9, 0, 5, 0], [1, 3, 4, 0, 0])).toEqual([2, 3, 0, Infinity, 0]);
});

test('work is done by turns, and its results are kept apart', async () => {
  const done: string[] = [];
  const work = (name: string) => () => `${name}${done.push(name)}`;
  const results = await interleave(2, { a: work('a'), b: () => Promise.resolve(work('b')()) });
  expect(done).toEqual(['a', 'b', 'a', 'b']);
  expect(results).toEqual({ a: ['a1', 'a3'], b: ['b2', 'b4'] });
});
