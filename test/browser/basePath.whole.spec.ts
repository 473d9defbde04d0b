import { formatSetFragment } from '../../src/state';
import { testWithWorker as test, expect } from '../support/browser';
import { ownBuild } from '../support/ownBuild';
import { hydrated, open } from '../support/page';
import { SETS } from '../support/sets';
import { inPlace } from '../support/site';

/** What names an address outside that path. */
const OUTSIDE = ['href', 'src'].map((name) => `[${name}^="/"]:not([${name}^="/songbook/"])`).join();

const built = ownBuild({ BASE_PATH: '/songbook/' });

test('the songbook works below a path of its host and never leaves that path', async ({ page }) => {
  const { address } = built;
  expect(new URL(address).pathname).toBe('/songbook');
  const outside: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith('/songbook/')) outside.push(pathname);
  });
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });

  await open(page, `${address}/`);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', '/songbook/');
  await expect(page.locator(OUTSIDE)).toHaveCount(0);
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.getByTestId('song-row').nth(22).getByRole('link').click();
  await expect(page).toHaveURL(`${address}/songs/22`);
  await expect(page.getByTestId('song-line').first()).toContainText('ուստի՞');
  await page.goBack();
  await expect(page).toHaveURL(`${address}/`);
  await expect(page.getByTestId('song-row')).toHaveCount(51);

  await page.goto(`${address}/sets${formatSetFragment(SETS['evening']!)}`);
  await page.getByRole('button', { name: 'Պահել' }).click();
  await expect(page).toHaveURL(/\/songbook\/sets\/\w+$/);
  await expect(page.getByTestId('entry')).toHaveCount(3);
  const set = page.url().replace(address, '');

  // The host has no such file, and answers with a page that leads to the song's own; so does a worker, with success.
  const slashed = `${address}/songs/22/`;
  expect((await page.request.get(slashed)).status()).toBe(404);
  await page.goto(slashed);
  await expect(page).toHaveURL(`${address}/songs/22`);
  expect(failed.splice(0).filter((url) => url !== slashed)).toEqual([]);

  await page.goto(`${address}/help`);
  await page.getByRole('link', { name: 'լիցենզիաները' }).click();
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  await page.goBack();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${address}/en/help`);
  await hydrated(page);
  // In the chosen language an address without one leads there, that at which the installed app starts too.
  await page.goto(`${address}/?start`);
  await expect(page).toHaveURL(`${address}/en/`);
  await page.goto(`${address}/songs/3`);
  await expect(page).toHaveURL(`${address}/en/songs/3`);
  await hydrated(page);
  await expect(page.locator(OUTSIDE)).toHaveCount(0);
  await inPlace(page);
  expect(failed).toEqual([]);

  await built.stop();
  for (const path of ['/songs/50', set, '/favorites', '/']) {
    await open(page, `${address}/en${path}`);
    await expect(page).toHaveURL(`${address}/en${path}`);
    await expect(page.getByTestId('not-found')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByTestId('song-row').first().getByRole('link').click();
  await expect(page.getByTestId('song-line').first()).toBeVisible();
  await page.goto(`${address}/en/nowhere`);
  await expect(page.getByTestId('not-found')).toBeVisible();
  expect(outside).toEqual([]);
});
