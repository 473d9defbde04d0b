import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { heart, holdBack, hydrated, open, storeBefore } from '../support/page';
import { paper } from '../support/readerSettingsPage';
import { readDocument } from '../support/readDocument';
import { storedSettings } from '../support/storedSettings';

const SCRIPTS = /\/assets\/.*\.js$/;

/** Lets no script come but some, until the network is back. */
async function cutOff(page: Page, apartFrom: readonly string[] = []): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) =>
    apartFrom.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  return async () => {
    await page.unroute(SCRIPTS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/** The scripts that a built page names. */
const scriptsOf = (path: string): string[] =>
  [...readDocument(readFileSync(`dist${path}.html`, 'utf8')).querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src')!,
  );

function noteErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('the scripts that a page names are all that take it over @whole', async ({ page }) => {
  for (const path of ['/index', '/favorites', '/songs/12', '/sets', '/404']) {
    await page.unroute(SCRIPTS);
    await cutOff(page, scriptsOf(path));
    await page.goto(path.replace('index', ''));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Կրկին փորձել' })).toHaveCount(0);
  }
});

test('a page whose scripts do not come can be read, and leads to others', async ({ page }) => {
  await storeBefore(page, storedSettings({ theme: 'dark' }));
  await cutOff(page);
  await page.goto('/songs/12');
  await expect(page.getByTestId('lyric').first()).toBeVisible();
  expect(await paper(page)).toBe('rgb(27, 23, 20)');
  await page.getByRole('link', { name: 'Գլխավոր' }).click();
  await expect(page.getByTestId('song-row').first()).toBeVisible();
});

test('words that come after the part that they are for stand in it', async ({ page }) => {
  const release = await holdBack(page, '**/words-en-more.*');
  const tools = page.waitForResponse('**/songTools.*.js');
  await page.goto('/en/songs/12', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await (await tools).finished();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading...')).toBeVisible();
  release();
  await dialog.getByRole('combobox').selectOption({ label: 'Recording of a verse, WAV' });
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeVisible();
  expect(await dialog.innerText()).not.toContain('undefined');
});

const missing = (page: Page) => page.getByText('Այս մասը չհաջողվեց բեռնել');

test('what nobody asked for comes with the network, and throws nothing before @whole', async ({ page }) => {
  const errors = noteErrors(page);
  await storeBefore(page, { fav12: '1' });
  const comeBack = await cutOff(page, scriptsOf('/songs/12'));
  await open(page, '/songs/12');
  for (const key of ['PageDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.getByTestId('favorite-toggle').click();
  await expect(page.getByTestId('favorite-toggle')).toHaveAttribute('aria-pressed', 'false');
  await comeBack();
  await page.getByRole('button', { name: 'Հետարկել' }).click();
  await expect(page.getByTestId('favorite-toggle')).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});

test('a song that cannot be played or brought to the stage says so, until it can or is given up @whole', async ({
  page,
}) => {
  const errors = noteErrors(page);
  const comeBack = await cutOff(page, scriptsOf('/songs/12'));
  await open(page, '/songs/12');
  const toast = page.locator('[data-toasts]');
  await page.keyboard.press('f');
  await expect(missing(page)).toBeInViewport({ ratio: 1 });
  await toast.getByRole('button', { name: 'Լավ', exact: true }).click();
  await expect(missing(page)).toHaveCount(0);
  await player.tool(page).click();
  await expect(missing(page)).toBeInViewport({ ratio: 1 });
  await toast.getByRole('button', { name: 'Կրկին փորձել' }).click();
  await expect(missing(page)).toBeInViewport({ ratio: 1 });
  await expect(player.bar(page)).toHaveCount(0);
  await comeBack();
  await expect(player.bar(page)).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-stage');
  expect(errors).toEqual([]);
});

test('a page that crashed offers a report with the error and the version @whole', async ({ page }) => {
  await page.route('**/data/songs.*.json', (route) =>
    route.fulfill({ json: Array.from({ length: 51 }, () => ({})) }),
  );
  await page.goto('/');
  await heart(page, 1).click();
  await page.locator('[data-song-id="3"] a').click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Հայտնել խնդրի մասին' }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Խնդրի նկարագիր' }).getByRole('textbox');
  await expect(report).toHaveValue(/\}\s*$/);
  expect(JSON.parse(await report.inputValue())).toMatchObject({
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
    address: expect.stringContaining('/songs/3'),
    error: {
      message: expect.stringContaining('TypeError'),
      stack: expect.stringContaining('song.'),
    },
  });
});
