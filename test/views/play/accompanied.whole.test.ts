import { songs } from '../../../src/catalogue';
import { accompanimentFaults } from '../../support/accompanimentFaults';

describe.each(['strummed', 'picked'] as const)('%s', (how) => {
  test.each(songs)('song $id: its tune stands out, chords change on time, nothing is too loud', (song) => {
    expect(accompanimentFaults(song, how)).toEqual([]);
  });
});
