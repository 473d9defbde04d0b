import { formatRow, formatTable } from '../../../src/build/bench/table';

const against = { what: 'floor', values: [10, 10, 20] };

test('a row shows both medians and the median of the ratios with its spread', () => {
  expect(formatRow({ what: 'work', unit: 'ms', ours: [30, 10, 20], against, goal: 1 })).toEqual([
    'work',
    '20 ms',
    'floor',
    '10 ms',
    '1',
    '≤ 1',
    'yes',
    '1–3',
  ]);
});

test.each([
  ['a ratio over its goal', { ours: [30, 30, 30], against, goal: 2 }, 'NO'],
  ['a ratio at its goal', { ours: [20, 20, 40], against, goal: 2 }, 'yes'],
  ['something against nothing', { ours: [1], against: { what: 'floor', values: [0] }, goal: 2 }, 'NO'],
  ['nothing against nothing', { ours: [0], against: { what: 'floor', values: [0] }, goal: 2 }, 'yes'],
  ['a figure over its goal', { ours: [61, 59, 62], goal: 60 }, 'NO'],
  ['a figure within its goal', { ours: [61, 59, 60], goal: 60 }, 'yes'],
  ['no goal', { ours: [61] }, ''],
])('%s is marked', (_, row, mark) => {
  expect(formatRow({ what: 'x', unit: '', ...row })[6]).toBe(mark);
});

test('columns are aligned below a head, groups are named', () => {
  const rows = [
    { what: 'short', unit: 'B', ours: [12345] },
    { what: 'a longer one', unit: 'B', ours: [1] },
  ];
  const [head, , name, first, second] = formatTable([{ name: 'bytes', rows }]).split('\n');
  expect(name).toBe('BYTES');
  expect(first).toBe('short         12,345 B');
  expect([first, second].map((line) => line?.search(/\d/))).toEqual([14, 14]);
  expect(head?.indexOf('ours')).toBe(14);
});
