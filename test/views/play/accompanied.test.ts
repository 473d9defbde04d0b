import { songs } from '../../../src/catalogue';
import { accompanimentFaults } from '../../support/accompanimentFaults';

test('of a song its tune stands out, chords change on time, nothing is too loud', () => {
  expect(accompanimentFaults(songs[12]!, 'strummed')).toEqual([]);
});
