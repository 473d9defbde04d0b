import { songs } from '../../../src/catalogue';
import { accompanimentFaults } from '../../support/accompanimentFaults';

test.each([
  [12, 'strummed'],
  [22, 'picked'],
] as const)('song %i, %s: its tune stands out, chords change on time, nothing is too loud', (id, how) => {
  expect(accompanimentFaults(songs[id]!, how)).toEqual([]);
});
