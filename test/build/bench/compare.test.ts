import { cellsOf, inTurns } from '../../../src/build/bench/compare';

test('a row shows both medians, and the median and the range of the ratios of each run', () => {
  expect(cellsOf({ what: 'work', unit: 'ms', ours: [30, 10, 20], others: [10, 10, 20], goal: 1 })).toEqual({
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
    (value) => cellsOf({ what: '', unit: '', ours: [value] })['ours'],
  );
  expect(ours).toEqual(['12,346', '0.0123', '∞']);
});

const others = [10, 10, 20];

test.each([
  ['a ratio over its goal', { ours: [30, 30, 30], others, goal: 2 }, 'NO'],
  ['a ratio at its goal', { ours: [20, 20, 40], others, goal: 2 }, 'yes'],
  ['something against nothing', { ours: [1], others: [0], goal: 2 }, 'NO'],
  ['nothing against nothing', { ours: [0], others: [0], goal: 2 }, 'yes'],
  ['a figure over its goal', { ours: [61, 59, 62], goal: 60 }, 'NO'],
  ['a figure within its goal', { ours: [61, 59, 60], goal: 60 }, 'yes'],
  ['no goal', { ours: [61] }, undefined],
])('%s is marked', (_, row, mark) => {
  expect(cellsOf({ what: 'x', unit: '', ...row })['met']).toBe(mark);
});

test('work is done in turns, and its results are kept apart', async () => {
  let done = 0;
  const work = (name: string) => async () => `${name}${++done}`;
  const { ours, others } = await inTurns(work('a'), work('b'));
  expect(ours.slice(0, 2)).toEqual(['a1', 'a3']);
  expect(others.slice(0, 2)).toEqual(['b2', 'b4']);
});
