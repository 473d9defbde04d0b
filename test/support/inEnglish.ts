// To be imported first: what the build sets for the English pages of a site with an address.
Object.assign(globalThis, { SITE_URL: 'https://songbook.example.org/' });
jest.mock('../../src/views/text', () => jest.requireActual<object>('../../src/views/text/en'));
jest.mock('./songs', () => {
  const { songs } = jest.requireActual<typeof import('./songs')>('./songs');
  const { translateSongs } = jest.requireActual<typeof import('../../src/build/site/translateSongs')>(
    '../../src/build/site/translateSongs',
  );
  // The catalogue has a translation of every song.
  return { songs: translateSongs(songs, 'en').map((song) => ({ ...song, isExplained: true })) };
});
