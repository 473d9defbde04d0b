import { expect, test } from '../support/browser';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import {
  boxesOf,
  covered,
  drawn,
  holdBack,
  holdBackScript,
  hydrated,
  open,
  openWith,
  sizeOf,
} from '../support/page';
import { linesInView, openSong, play, scrolled, tools } from '../support/playingPage';
import { overflow } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

/** Among them those with the longest title and the longest author. */
const SONGS = [0, 36, 46];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a phone shows words in its upper quarter, on its side six lines and the keys', async ({ page }) => {
    for (const id of SONGS) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSong(page, `/songs/${id}`);
      const { y } = (await page.getByTestId('song-line').first().boundingBox())!;
      expect.soft(y, `song ${id}`).toBeLessThanOrEqual(844 / 4);
      await page.setViewportSize({ width: 844, height: 390 });
      await drawn(page);
      expect.soft((await linesInView(page)).length, `song ${id}`).toBeGreaterThanOrEqual(6);
    }
    for (const control of ['transpose-up', 'transpose-down', 'favorite-toggle'])
      await expect(page.getByTestId(control)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Կիսվել' })).toBeInViewport({ ratio: 1 });
  });

  test('the head folds away downwards, comes back upwards, and with the focus', async ({ page }) => {
    await recordShifts(page);
    await openSong(page, '/songs/7');
    const head = [page.getByRole('banner'), page.getByTestId('transpose-up')];
    for (const part of head) await expect(part).toBeInViewport();
    await page.mouse.move(200, 400);
    for (const [pixels, isSeen] of [
      [600, false],
      [-200, true],
      [200, false],
    ] as const) {
      const from = await scrolled(page);
      await page.mouse.wheel(0, pixels);
      await expect.poll(() => scrolled(page)).toBe(from + pixels);
      for (const part of head)
        await (isSeen ? expect(part).toBeInViewport() : expect(part).not.toBeInViewport());
    }
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByTestId('transpose-up').focus();
    await expect(page.getByTestId('transpose-up')).toBeInViewport();
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  for (const textSize of [100, 200])
    test(`tools and the title’s controls leave each other free at ${textSize} % @whole`, async ({ page }) => {
      await openSong(page, '/songs/7', storedSettings({ textSize }));
      const controls = page.getByRole('article').getByRole('button');
      expect(await covered(controls)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await play(page);
      await page.evaluate(() => scrollTo(0, 100));
      // Five tools, and the speed and «close» of the bar.
      expect(await tools(page).getByRole('button').count()).toBe(8);
      expect(await covered(tools(page).getByRole('button'))).toEqual([]);
    });
});

for (const [width, textSize] of [
  [844, 100],
  [1440, 200],
] as const)
  test(`the chords stay on their page, ${width} pixels wide, at ${textSize} % @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 390 });
    await openWith(page, storedSettings({ textSize }), '/chords');
    await expect(page.getByRole('link', { name: /^Ի՞նչ նվագել.*երգ$/ })).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBe(0);
    const letters = page.getByRole('main').getByRole('heading', { level: 2 });
    const tooWide = await letters.evaluateAll((all) =>
      all.filter((letter) => letter.scrollWidth > letter.clientWidth).map((letter) => letter.textContent),
    );
    expect(tooWide).toEqual([]);
  });

test('a list that stays open beside a song keeps the room it had before it came @whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWith(page, storedSettings({ listBeside: 'all' }), '/');
  await recordShifts(page);
  await openSong(page, '/songs/22');
  const list = page.getByRole('navigation', { name: 'Բոլոր երգերը' });
  await expect(list.getByRole('link', { name: 'Կռունկ', exact: true })).toBeInViewport();
  const { x, width } = (await list.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual((await page.getByTestId('sheet').boundingBox())!.x);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const [width, prefix, textSize] of [
  [320, '', 100],
  [320, '/en', 100],
  [320, '/fr', 100],
  [320, '/ru', 100],
  [768, '', 200],
] as const)
  test(`the words of the tools stand beside each other in one row and off the edge: ${width} ${prefix}${`${width}${prefix}` === '320' ? '' : ' @whole'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSong(page, `${prefix}/songs/7`, storedSettings({ textSize }));
    const buttons = page.locator('[data-bar]').getByRole('button');
    const rooms = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const [own, words] = [button, button.lastElementChild!].map((part) => part.getBoundingClientRect());
        return [Math.min(words!.left - own!.left, own!.right - words!.right), words!.height];
      }),
    );
    expect(rooms.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...rooms.map(([beside]) => beside!))).toBeGreaterThanOrEqual(3);
    expect(Math.max(...rooms.map(([, height]) => height!))).toBeLessThan(0.2 * textSize);
    const place = async () => {
      const { x, y } = (await buttons.first().boundingBox())!;
      return { x, y };
    };
    const before = await place();
    await page.keyboard.press('p');
    await expect(page.locator('[data-player] [role=group]')).toBeVisible();
    expect(await place()).toEqual(before);
  });

test('Tab reaches the tools before the video, below which they stay in sight @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/songs/22');
  await page.getByRole('button', { name: 'Կիսվել' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('video')).toBeFocused();
  await expect(tools(page)).toBeInViewport({ ratio: 1 });
});

for (const screen of ['844 × 390', '1024 × 768'])
  test(`the tools are a narrow rail at ${screen} pixels @whole`, async ({ page }) => {
    const { width, height } = sizeOf(screen);
    await page.setViewportSize({ width, height });
    await openSong(page, '/songs/7');
    const buttons = await boxesOf(tools(page).getByRole('button'));
    expect(new Set(buttons.map(({ left }) => left)).size).toBe(1);
    expect((await tools(page).boundingBox())!.width).toBeLessThanOrEqual(0.15 * width);
  });

test('a song is set for a phone that was turned before the script came @whole', async ({ page }) => {
  await holdBack(page, '**/*.woff2');
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/songs/0');
  await drawn(page);
  const style = (await page.getByTestId('sheet').getAttribute('style'))!;
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBackScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByTestId('sheet')).toHaveAttribute('data-window', '390×844');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => innerWidth === 844);
  await drawn(page);
  release();
  await hydrated(page);
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', style);
});
