import { compare } from '../../../src/build/bench/compare';

test('a row shows both medians, and the median and the range of the ratios of each round', () => {
  const rounds = [
    { ours: 30, bare: 10 },
    { ours: 10, bare: 10 },
    { ours: 20.4, bare: 20 },
  ];
  expect(compare(rounds)).toEqual({ ours: 20, bare: 10, ratio: '1.02', range: '1.00–3.00' });
});

test('against a page that takes no time there is no ratio', () => {
  expect(compare([{ ours: 7, bare: 0 }])).toEqual({ ours: 7, bare: 0 });
});
