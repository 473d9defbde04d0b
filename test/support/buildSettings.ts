import { readSongFiles } from '../../src/build/readSongFiles';

Object.assign(globalThis, {
  SONG_FILES: readSongFiles(),
  CONTACT_EMAIL: 'contact@example.org',
  SITE_URL: '/',
});
