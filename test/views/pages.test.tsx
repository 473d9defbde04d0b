import { renderPage } from '../../src/build/site/renderPage';
import { songs } from '../../src/catalogue';
import { makeStore } from '../../src/app/makeStore';
import { makeSongStorage } from '../../src/storage/songStorage';
import { draw } from '../support/draw';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, wholeCatalogue } from '../support/songbook';

const makeSongbook = () =>
  makeStore(
    wholeCatalogue(),
    makeSongStorage(() => new MemoryStorage(), songs.length),
  );

test('favorites say Loading... until the saved state was read', async () => {
  const unread = await renderPage('/favorites', wholeCatalogue());
  expect(unread.markup).toContain('Loading...');
  expect(await draw(await openSongbook(), '/favorites')).not.toContain('Loading...');
});

test('every page can be drawn where there is no window', async () => {
  expect(typeof window).toBe('undefined');
  const songbook = makeSongbook();
  expect(await draw(songbook, '/')).toContain('Բոլոր երգերը');
  expect(await draw(songbook, '/favorites')).toContain('Սիրելի երգեր');
  for (const { id, title } of songs) expect(await draw(songbook, `/songs/${id}`)).toContain(title);
});

test.each([
  '/songs/07',
  '/songs/-1',
  '/songs/51',
  '/songs/x',
  '/songs',
  '/songs/1/2',
  '/Favorites',
  '/nothing',
])('%s is not found', async (address) => {
  expect(await draw(makeSongbook(), address)).toContain('data-testid="not-found"');
});
