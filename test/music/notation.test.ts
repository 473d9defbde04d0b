import { formatInternational, parseInternational } from '../../src/music';

test.each([
  ['H', 'B'],
  ['Hm7b5/Bb', 'Bm7b5/Bb'],
  ['Bb', 'Bb'],
  ['B♭maj7', 'B♭maj7'],
  ['H#', 'B#'],
  ['G/H', 'G/B'],
  ['N.C.', 'N.C.'],
])('%s of the songbook is %s to other programs, and is read again', (chord, international) => {
  expect(formatInternational(chord)).toBe(international);
  expect(parseInternational(international)).toBe(chord);
});
