import { parseTranspose } from '../../../src/state';
import { songAddress } from '../../../src/views/share/songNames';
import { songId } from '../../support/songbook';

const ORIGIN = 'https://songs.example';

test('a song as written has its plain address', () => {
  expect(songAddress(ORIGIN, { id: songId(7), transpose: 0 })).toBe('https://songs.example/songs/7');
});

test('a transposed song has an address that says so, and is read back', () => {
  for (let transpose = 1; transpose < 12; transpose++) {
    const address = new URL(songAddress(ORIGIN, { id: songId(50), transpose }));
    expect(address.pathname).toBe('/songs/50');
    expect(parseTranspose(address.searchParams.get('transpose'))).toBe(transpose);
  }
});
