import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { storedSettings } from '../support/storedSettings';

const lines = (page: Page) => page.getByTestId('song-line');

test('the font of sharps and flats is fetched when the first of them is seen @whole', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  const signs = () => [...fetched].filter((url) => url.includes('music'));
  await openWith(page, storedSettings({ notation: 'glyphs' }), '/songs/22');
  await expect.poll(() => [...fetched].filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  expect(signs()).toEqual([]);
  // In Bm is an F♯.
  await page.getByTestId('transpose-up').click({ clickCount: 2 });
  await expect.poll(signs).toHaveLength(1);
});

test('a sharp stands right behind its letter, also over words set apart @whole', async ({ page }) => {
  await openWith(page, { ...storedSettings({ notation: 'german' }), tr22: '2' }, '/songs/22');
  const chords = page.getByTestId('chord').filter({ hasText: /^F♯$/ });
  await expect(chords.first()).toBeVisible();
  const drawnWidths = await chords.evaluateAll((all) =>
    all.map((chord) => {
      const letters = document.createRange();
      letters.selectNodeContents(chord);
      return Math.round(letters.getBoundingClientRect().width);
    }),
  );
  expect(drawnWidths).toEqual(drawnWidths.map(() => drawnWidths[0]));
});

test('the number of a strophe makes its line no higher', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/songs/11');
  const heights = await lines(page).evaluateAll((all) => all.map((line) => line.clientHeight));
  expect(heights[0]).toBe(heights[1]);
});

test('no other host is asked before the video is tapped', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const id of [1, 9]) {
    await page.goto(`/songs/${id}`);
    const video = page.getByTestId('video');
    await expect(video).toHaveAttribute('allowfullscreen', '');
    await expect(video).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(await video.evaluate((frame) => [frame.clientWidth, frame.clientHeight])).toEqual([600, 337]);
    await expect(page.frameLocator('[data-testid=video]').getByRole('link')).toBeVisible();
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  const asked = page.waitForRequest(/youtube-nocookie/);
  await page.frameLocator('[data-testid=video]').getByRole('link').click();
  expect((await asked).url()).toBe('https://www.youtube-nocookie.com/embed/gp51g8OB5cU?autoplay=1');
});

test("a video's poster shows the song's initial in every language, with the play button about its middle @whole", async ({
  page,
}) => {
  for (const path of ['/songs/9', '/en/songs/9', '/ru/songs/1']) {
    await page.goto(path);
    const poster = page.frameLocator('[data-testid=video]');
    await expect(poster.locator('.initial')).toBeVisible();
    const [drawn, frame] = await poster.getByRole('link').evaluate((link) => {
      const first = link.querySelector('.initial')!.getBoundingClientRect();
      const last = link.querySelector('.play')!.getBoundingClientRect();
      return [(first.left + last.right) / 2, innerWidth / 2];
    });
    expect(Math.abs(drawn - frame)).toBeLessThan(2);
  }
});
