import { within } from '@testing-library/dom';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { songs } from '../../../src/catalogue';
import { makeStore, type Songbook } from '../../../src/app/makeStore';
import { usualReading } from '../../../src/state';
import { makeKeptStorage } from '../../../src/storage/keptStorage';
import { ornamentFiles, ornamentSettings } from '../../../src/build/site/ornamentFiles';
import { initialOf } from '../../../src/views/ui/Ornaments';
import { MemoryStorage } from '../../support/memoryStorage';
import { readDocument } from '../../support/readDocument';
import { openSongbook, wholeCatalogue } from '../../support/songbook';
import { StaticRouter } from '../../../src/views/router';
import { App } from '../../../src/views/App';
import { loadPages } from '../../../src/views/pages/pages';

/** The body of a page as a server draws it, and what Testing Library finds in it. */
async function draw({ store }: Pick<Songbook, 'store'>, address: string) {
  await loadPages();
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>,
  );
  const { body } = readDocument(await new Response(prelude).text());
  return { body, ...within(body) };
}

// Pages as the build draws them, in Node.js.
const makeSongbook = () => {
  const storage = makeKeptStorage(() => new MemoryStorage(), songs.length);
  return makeStore(wholeCatalogue(), storage, usualReading('hy'));
};

test('songs are drawn where there is no window, and French titles and words are marked as such', async () => {
  expect(typeof window).toBe('undefined');
  const songbook = makeSongbook();
  for (const [id, ofTitle, ofWords] of [
    [0, null, null],
    [47, 'fr', 'fr'],
    [49, null, 'fr'],
  ] as const) {
    const page = await draw(songbook, `/songs/${id}`);
    expect(page.body.querySelector('h1')!.textContent).toBe(songs[id]!.title);
    expect(page.getByTestId('song-title').getAttribute('lang')).toBe(ofTitle);
    expect(page.getByTestId('sheet').getAttribute('lang')).toBe(ofWords);
  }
});

test('a French title in a list and an Armenian line in a French song are marked as such', async () => {
  const songbook = makeSongbook();
  const list = await draw(songbook, '/');
  const marked = list.getAllByTestId('song-title').filter((title) => title.hasAttribute('lang'));
  expect(marked.map(({ lang, textContent }) => `${lang} ${textContent}`)).toContain(
    'fr Le temps des cerises',
  );
  expect(marked.every(({ textContent }) => /^\p{Script=Latin}/u.test(textContent))).toBe(true);
  const song = await draw(songbook, '/songs/50');
  const armenian = song.getAllByTestId('song-line').filter(({ lang }) => lang === 'hy');
  expect(armenian).toHaveLength(1);
  expect(armenian[0]!.textContent).toMatch(/Իմ.*տուն,.*իմ.*երգ,.*իմ.*Հայաս.*տան։/);
});

test.each(['/songs/51', '/songs/3%00', '/songs', '/songs/1/2', '/Favorites', '/nothing'])(
  '%s is not found, and leads back to the list',
  async (address) => {
    const page = await draw(makeSongbook(), address);
    expect(page.getByTestId('not-found').textContent).toContain('Էջը չգտնվեց');
    expect(page.getByText('Տեսնել բոլոր երգերը').getAttribute('href')).toBe('/');
  },
);

test('the page of a visitor who sets nothing has no style of its own', async () => {
  const { body } = await draw(await openSongbook(), '/songs/0');
  const styles = [...body.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
  expect(styles).toEqual([]);
});

test('lists are drawn with a field to search in, other pages without, and none with a query', async () => {
  const songbook = makeSongbook();
  const fields = async (address: string) =>
    (await draw(songbook, address)).body.querySelectorAll('input[type=search]').length;
  expect(await Promise.all(['/', '/favorites', '/songs/29', '/nothing'].map(fields))).toEqual([1, 1, 0, 0]);
  const [asked, plain] = await Promise.all(['/?q=krunk', '/'].map((address) => draw(songbook, address)));
  expect(asked!.body.isEqualNode(plain!.body)).toBe(true);
});

test('words may be translated, but no signs of music', async () => {
  const { getAllByTestId, getByText } = await draw(await openSongbook(), '/songs/22');
  const mayBeTranslated = (element: Element) => element.closest('[translate=no]') === null;
  expect(getAllByTestId('lyric').every(mayBeTranslated)).toBe(true);
  const signs = [...getAllByTestId('chord'), getByText(songs[22]!.time)];
  expect(signs.filter(mayBeTranslated)).toEqual([]);
  expect(mayBeTranslated(getByText(/^Տոնայնություն՝/))).toBe(false);
});

const letters = [...new Set(songs.map(({ title }) => title[0]!))];

test.each(letters)('the initial %s is drawn, in red and in blue, where a page looks for it', (letter) => {
  const { address, field } = initialOf(letter)!;
  const [path, id] = address.split('#');
  const { text } = ornamentFiles.find((file) => file.path === path)!;
  const drawn = readDocument(text).getElementById(id!)!;
  const fills = new Set([...drawn.querySelectorAll('path')].map((shape) => shape.getAttribute('fill')));
  expect(fills).toEqual(new Set(['inherit', 'currentColor', 'none']));
  expect(Number(field.split(' ')[2])).toBeLessThanOrEqual(105);
});

test('no letter is drawn that begins no title', () => {
  expect(Object.keys(ornamentSettings.INITIAL_WIDTHS).sort()).toEqual(letters.sort());
});

test('an initial is an ornament: the title stays whole', async () => {
  const page = await draw(makeSongbook(), '/songs/22');
  expect(page.getByTestId('song-title').textContent).toBe('Կռունկ');
  expect(page.body.querySelector('article header svg')!.getAttribute('aria-hidden')).toBe('true');
});
