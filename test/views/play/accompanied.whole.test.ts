import { songs } from '../../../src/catalogue';
import { accompanimentFaults } from '../../support/accompanimentFaults';

describe.each(['strummed', 'picked'] as const)('%s', (how) => {
  test.each(songs.map((song) => [song.id, song] as const))(
    'song %i: its tune stands out, chords change on time, nothing is too loud',
    (_, song) => {
      expect(accompanimentFaults(song, how)).toEqual([]);
    },
  );
});
