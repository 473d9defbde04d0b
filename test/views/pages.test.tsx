import { songs } from '../../src/catalogue';
import { makeStore } from '../../src/app/makeStore';
import { makeSongStorage } from '../../src/storage';
import { draw } from '../support/draw';
import { MemoryStorage } from '../support/memoryStorage';
import { settled, wholeCatalogue } from '../support/songbook';

const makeSongbook = () =>
  makeStore(
    wholeCatalogue(),
    makeSongStorage(() => new MemoryStorage(), songs.length),
  );

test('favorites say Loading... until the saved state was read', async () => {
  const songbook = makeSongbook();
  expect(draw(songbook, '/favorites')).toContain('Loading...');
  await settled();
  expect(draw(songbook, '/favorites')).not.toContain('Loading...');
});

test('every page can be drawn where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const songbook = makeSongbook();
  expect(draw(songbook, '/')).toContain('Բոլոր երգերը');
  expect(draw(songbook, '/favorites')).toContain('Սիրելի երգեր');
  for (const { id, title } of songs) expect(draw(songbook, `/songs/${id}`)).toContain(title);
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
])('%s is not found', (address) => {
  expect(draw(makeSongbook(), address)).toContain('data-testid="not-found"');
});
