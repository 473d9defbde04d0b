import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { openSong, play, scrolled } from '../support/playingPage';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';

test.use({ viewport: { width: 390, height: 640 } });

interface Screen {
  locks: number;
  scrolls: number;
  touches: number;
}

const read = (page: Page, count: keyof Screen): Promise<number> =>
  page.evaluate((name) => (window as unknown as { screenState: Screen }).screenState[name], count);

/** How many locks on the sleep of the screen the page holds. */
const locks = (page: Page): Promise<number> => read(page, 'locks');

const show = (page: Page, ...visibilities: ('hidden' | 'visible')[]) =>
  page.evaluate((values) => {
    for (const value of values) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  }, visibilities);

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    const screenState: Screen = { locks: 0, scrolls: 0, touches: 0 };
    class Sentinel extends EventTarget {
      released = false;
      release(): Promise<void> {
        if (!this.released) screenState.locks--;
        this.released = true;
        this.dispatchEvent(new Event('release'));
        return Promise.resolve();
      }
    }
    const request = (): Promise<Sentinel> => {
      screenState.locks++;
      return Promise.resolve(new Sentinel());
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    addEventListener('scroll', () => screenState.scrolls++, true);
    for (const touch of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(touch, () => screenState.touches++, { passive: true });
    Object.assign(window, { screenState });
  });
});

test('the screen stays awake while a song is open, and no longer', async ({ page }) => {
  await openSong(page, '/songs/7');
  await expect.poll(() => locks(page)).toBe(1);
  await page.keyboard.press('ArrowDown');
  expect(await locks(page)).toBe(1);
  await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
  await expect.poll(() => locks(page)).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await locks(page)).toBe(0);
});

test('the screen may sleep while the page is hidden', async ({ page }) => {
  await openSong(page, '/songs/7');
  await expect.poll(() => locks(page)).toBe(1);
  await show(page, 'hidden');
  await expect.poll(() => locks(page)).toBe(0);
  await show(page, 'visible');
  await expect.poll(() => locks(page)).toBe(1);
  // A page may be back before its lock is gone.
  await show(page, 'hidden', 'visible');
  await expect.poll(() => locks(page)).toBe(1);
  await page.keyboard.press('Shift');
  expect(await locks(page)).toBe(1);
});

for (const touch of ['tap', 'key', 'wheel'] as const) {
  test(`the screen may sleep after ten minutes alone, until the next ${touch}`, async ({ page }) => {
    const act = (): Promise<void> =>
      ({
        tap: () => page.getByTestId('song-title').click(),
        key: () => page.keyboard.press('Shift'),
        // Upwards, where nothing is left to scroll: a page that still moves counts as read.
        wheel: () => page.mouse.wheel(0, -40),
      })[touch]();
    await openSong(page, '/songs/7');
    await expect.poll(() => locks(page)).toBe(1);
    await page.clock.fastForward('09:00');
    await act();
    await expect.poll(() => read(page, 'touches')).toBeGreaterThan(0);
    await page.clock.fastForward('09:00');
    expect(await locks(page)).toBe(1);
    await page.clock.fastForward('01:00');
    await expect.poll(() => locks(page)).toBe(0);
    await act();
    await expect.poll(() => locks(page)).toBe(1);
  });
}

test('a song that scrolls by itself keeps the screen awake', async ({ page }) => {
  await storeBefore(page, { [READER_SETTINGS_KEY]: '{"speeds":{"7":1}}' });
  await openSong(page, '/songs/7');
  await play(page);
  for (let minutes = 0; minutes < 24; minutes += 6) {
    const from = await scrolled(page);
    const heard = () => read(page, 'scrolls');
    const before = await heard();
    await page.clock.fastForward('06:00');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(from);
    await expect.poll(heard).toBeGreaterThan(before);
    expect(await locks(page)).toBe(1);
  }
});

test('a browser that refuses is asked again at the next touch, and nothing fails', async ({ page }) => {
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    let refusals = 1;
    wakeLock.request = async () => {
      if (refusals-- > 0) throw new DOMException('Not now', 'NotAllowedError');
      return request();
    };
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openSong(page, '/songs/7');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => locks(page)).toBe(1);
  expect(errors).toEqual([]);
});

test('a browser without such locks shows the song as ever', async ({ page }) => {
  await page.addInitScript(() => delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock);
  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'wakeLock'));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openSong(page, '/songs/7');
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
