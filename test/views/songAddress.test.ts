import { parseSemitones } from '../../src/state';
import { songAddress } from '../../src/views/songAddress';
import { songId } from '../support/songbook';

test('an address says a key and a capo that are not null, and is read back', () => {
  for (const transpose of [null, 0, 1, 10, 11])
    for (const capo of [null, 0, 5, 11]) {
      const address = new URL(songAddress(songId(50), { transpose, capo }), 'https://songs.example');
      expect(address.pathname).toBe('/songs/50');
      expect(parseSemitones(address.searchParams.get('transpose'))).toBe(transpose);
      expect(parseSemitones(address.searchParams.get('capo'))).toBe(capo);
    }
});
