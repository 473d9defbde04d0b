import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { songs } from '../../src/catalogue';
import { App } from '../../src/views/App';
import { makeStore } from '../../src/app/makeStore';
import { makeSongStorage } from '../../src/storage';
import { MemoryStorage } from '../support/memoryStorage';
import { settled, wholeCatalogue } from '../support/songbook';

const makeSongbook = () =>
  makeStore(
    wholeCatalogue(),
    makeSongStorage(() => new MemoryStorage(), songs.length),
  );

const draw = (address: string, { store } = makeSongbook()): string =>
  renderToString(
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>,
  );

test('favorites say Loading... until the saved state was read', async () => {
  const songbook = makeSongbook();
  expect(draw('/favorites', songbook)).toContain('Loading...');
  await settled();
  expect(draw('/favorites', songbook)).not.toContain('Loading...');
});

test('every page can be drawn where there is no window', () => {
  expect(typeof window).toBe('undefined');
  expect(draw('/')).toContain('Բոլոր երգերը');
  expect(draw('/favorites')).toContain('Սիրելի երգեր');
  for (const { id, title } of songs) expect(draw(`/songs/${id}`)).toContain(title);
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
  expect(draw(address)).toContain('data-testid="not-found"');
});
