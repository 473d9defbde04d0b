import { indexAfter } from '../../../src/views/sets/carryRow';

// A low row, a high one, and two low ones.
const places = [
  { top: 0, height: 50 },
  { top: 50, height: 100 },
  { top: 150, height: 50 },
  { top: 200, height: 50 },
];

test.each<[from: number, way: number, index: number]>([
  [0, 0, 0],
  [0, 74, 0],
  [0, 76, 1],
  [0, 151, 2],
  [0, 5000, 3],
  [3, -49, 3],
  [3, -51, 2],
  [3, -5000, 0],
  [1, -76, 0],
  [1, 76, 2],
])('row %i, carried by %i pixels, comes to index %i', (from, way, index) => {
  expect(indexAfter(places, from, way)).toBe(index);
});
