import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { songs } from '../../src/catalogue';
import { App } from '../../src/views/App';
import { openSongbook } from '../support/songbook';

async function draw(address: string): Promise<string> {
  const { store } = await openSongbook();
  return renderToString(
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>,
  );
}

test('every page can be drawn where there is no window', async () => {
  expect(typeof window).toBe('undefined');
  expect(await draw('/')).toContain('Բոլոր երգերը');
  expect(await draw('/favorites')).toContain('Սիրելի երգեր');
  for (const { id, title } of songs) expect(await draw(`/songs/${id}`)).toContain(title);
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
  expect(await draw(address)).toContain('data-testid="not-found"');
});
