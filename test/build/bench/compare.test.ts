import { cellsOf, inRounds } from '../../../src/build/bench/compare';

const pairs = (ours: readonly number[], others: readonly number[]) =>
  ours.map((value, round) => ({ ours: value, other: others[round]! }));
const alone = (...ours: number[]) => ours.map((value) => ({ ours: value }));

test('a row shows both medians, and the median and the range of the ratios of each round', () => {
  const rounds = pairs([30, 10, 20], [10, 10, 20]);
  expect(cellsOf({ what: 'work', unit: 'ms', rounds, goal: 1 })).toEqual({
    ours: '20 ms',
    others: '10 ms',
    ratio: '1',
    range: '1–3',
    goal: '≤ 1',
    met: 'yes',
  });
});

test('figures have three digits, those of larger numbers are whole', () => {
  const ours = [12345.6, 0.01234, Infinity].map(
    (value) => cellsOf({ what: '', unit: '', rounds: alone(value), goal: 1 })['ours'],
  );
  expect(ours).toEqual(['12,346', '0.0123', '∞']);
});

test.each([
  ['a ratio over its goal', pairs([30, 30, 30], [10, 10, 20]), 2, 'NO'],
  ['a ratio at its goal', pairs([20, 20, 40], [10, 10, 20]), 2, 'yes'],
  ['something against nothing', pairs([1], [0]), 2, 'NO'],
  ['nothing against nothing', pairs([0], [0]), 2, 'yes'],
  ['a figure over its goal', alone(61, 59, 62), 60, 'NO'],
  ['a figure within its goal', alone(61, 59, 60), 60, 'yes'],
])('%s is marked', (_, rounds, goal, mark) => {
  expect(cellsOf({ what: 'x', unit: '', rounds, goal })['met']).toBe(mark);
});

test('a comparison is measured five times', async () => {
  let measured = 0;
  expect(await inRounds(async () => ++measured)).toEqual([1, 2, 3, 4, 5]);
});
