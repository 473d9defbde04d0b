import { formatSetFragment } from '../../src/state';
import { testWithWorker as test, expect } from '../support/browser';
import { ownBuild } from '../support/ownBuild';
import { heart, open, search } from '../support/page';
import { booklet, drawBooklet } from '../support/printing';
import { song } from '../support/sets';
import { inPlace } from '../support/site';

/** The files of a songbook with three songs, of which one is translated into one language. */
const CATALOGUE = {
  'catalogue/songbook.json': JSON.stringify({
    languages: { en: { name: 'Campfire songs' }, ru: { name: 'Песни у костра' } },
  }),
  'catalogue/songs/00-twinkle.cho': `{title: Twinkle, twinkle}
{subtitle: Jane Taylor}

{start_of_verse: 1.}
[C]Twinkle, twinkle, [F]little [C]star,
[F]How I [C]wonder [G]what you [C]are!
{end_of_verse}
`,
  'catalogue/songs/01-kalinka.cho': `{title: Калинка}
{key: Am}
{meta: language ru}

{start_of_chorus: Припев}
Ка[E]линка, ка[Am]линка, ка[E]линка мо[Am]я!
{end_of_chorus}

{start_of_verse: 1.}
Под сос[G]ною, под зе[C]леною
{end_of_verse}
`,
  'catalogue/songs/02-oror.cho': `{title: Օրոր}
{key: Am}
{meta: language hy}
{meta: kind lullaby}

{start_of_verse: 1.}
[Am]Քուն ե[Dm]ղիր, բա[E]լաս, [Am]աչքերդ խուփ արա
{end_of_verse}
`,
  'catalogue/translations/en/01-kalinka.txt': `Snowball, snowball, my snowball!

Under the pine, the green one
`,
};

const built = ownBuild({ CATALOGUE: '../catalogue' }, CATALOGUE);

test('songs in English, Russian and Armenian make a songbook in two languages', async ({ page }) => {
  const { address } = built;
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });

  await open(page, `${address}/`);
  await expect(page).toHaveTitle('All songs | Campfire songs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('3 songs with chords, offline too')).toBeVisible();
  await expect(page.getByTestId('song-title')).toHaveText(['Twinkle, twinkle', 'Калинка', 'Օրոր']);
  await expect(page.getByTestId('song-title').nth(1)).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('group', { name: 'Filter' }).getByRole('button')).toHaveText([
    'Lullaby',
    'In my range',
  ]);
  for (const [query, id] of [
    ['wonder', 0],
    ['зелёною', 1],
    ['kalinka', 1],
    ['oror', 2],
  ] as const) {
    await search(page, query);
    await expect(page.getByTestId('song-row')).toHaveCount(1);
    await expect(page.getByTestId('song-row')).toHaveAttribute('data-song-id', String(id));
  }
  await page.goto(`${address}/`);
  await heart(page, 0).click();
  await heart(page, 1).click();
  await heart(page, 2).click();

  await page.getByTestId('song-row').first().getByRole('link').click();
  await expect(page).toHaveURL(`${address}/songs/0`);
  await expect(page).toHaveTitle('Twinkle, twinkle - Jane Taylor | Campfire songs');
  await expect(page.getByTestId('song-line').first()).toContainText('Twinkle');
  await expect(page.getByText('Automatic transliteration')).toHaveCount(0);
  // Its last chord is its key where the file says none.
  await expect(page.getByTestId('key')).toHaveText('C');
  await page.getByTestId('transpose-up').click();
  await page.getByTestId('transpose-up').click();
  await expect(page.getByTestId('key')).toHaveText('D');
  await expect(page.getByTestId('chord').first()).toHaveText('D');

  await page.goto(`${address}/ru/songs/0`);
  await expect(page.getByTestId('sheet')).toHaveAttribute('lang', 'en');
  const english = page.getByRole('button', { name: 'English', exact: true });
  await page.goto(`${address}/songs/1`);
  await expect(page.getByTestId('sheet')).toHaveAttribute('lang', 'ru');
  await english.click();
  await expect(english).toHaveAttribute('aria-pressed', 'false');
  await english.click();
  await expect(page.getByTestId('meaning')).toHaveText([
    'Snowball, snowball, my snowball!',
    'Under the pine, the green one',
  ]);
  await expect(page.getByText('Automatic transliteration')).toHaveCount(0);
  await page.goto(`${address}/songs/2`);
  await expect(page.getByTestId('sheet')).toContainText('khup ara');
  await expect(page.getByText('Automatic transliteration')).toBeVisible();
  await expect(english).toHaveCount(0);

  const title = 'Sunday';
  const entries = Object.fromEntries([0, 1, 2].map((id) => [`e${id}`, { place: id, ...song(id, id) }]));
  await page.goto(`${address}/sets${formatSetFragment({ place: 0, title, entries })}`);
  await page.getByRole('button', { name: 'Save to my setlists' }).click();
  await expect(page).toHaveURL(/\/sets\/\w+$/);
  await expect(page.getByTestId('entry')).toHaveCount(3);
  const set = page.url().replace(address, '');

  await page.goto(`${address}/favorites`);
  await expect(page.getByTestId('song-row')).toHaveCount(3);
  await drawBooklet(page);
  await expect(booklet(page).locator('article h2')).toHaveText([/Twinkle/, /Калинка/, /Օրոր/]);
  await inPlace(page);
  expect(failed).toEqual([]);
  expect((await page.request.get(`${address}/songs/3`)).status()).toBe(404);
  await page.goto(`${address}/songs/3`);
  await expect(page.getByTestId('not-found')).toBeVisible();

  await built.stop();
  for (const path of ['/songs/1', set, '/favorites', '/chords', '/']) {
    await open(page, `${address}${path}`);
    await expect(page.getByTestId('not-found')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
