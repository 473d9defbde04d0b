import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { hydrated } from '../support/page';
import {
  openSong,
  openSongInStill,
  pitch,
  play,
  scrolled,
  scrollToEnd,
  speedControl,
} from '../support/playingPage';
import { storedSettings } from '../support/storedSettings';

test.use({ viewport: { width: 390, height: 640 } });

test('the player lets a song scroll in silence, the tool halts it, so does the key P', async ({ page }) => {
  await openSongInStill(page, '/songs/7');
  await expect(player.tool(page)).toHaveText('Լսել');
  await player.tool(page).click();
  await page.getByRole('button', { name: 'Ավելին' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ինքնաշխատ թերթում' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(speedControl(page)).toBeVisible();
  await expect(player.tool(page)).toHaveText('Դադարեցնել');
  await page.clock.runFor(5000);
  const reached = await scrolled(page);
  expect(reached).toBeGreaterThan(20);
  await player.tool(page).click();
  await page.clock.runFor(5000);
  expect(await scrolled(page)).toBe(reached);
  // On a button that was reached by Tab, Space is the button's own.
  await page.keyboard.press('Tab');
  await player.tool(page).focus();
  for (const key of ['Space', 'p']) {
    if (key === 'p') await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await scrolled(page);
    await page.keyboard.press(key);
    await expect(player.tool(page)).toHaveText('Դադարեցնել');
    await page.clock.runFor(3000);
    const after = await scrolled(page);
    expect(after).toBeGreaterThan(before);
    await page.keyboard.press(key);
    await expect(player.tool(page)).toHaveText('Շարունակել');
    await page.clock.runFor(3000);
    expect(await scrolled(page)).toBe(after);
  }
});

for (const playsOn of [true, false])
  test(`at its end a song goes on into the next favorite if wanted: ${playsOn} @whole`, async ({ page }) => {
    const stored = { fav7: '1', fav9: '1', ...storedSettings({ playsOn, speeds: { 7: 120 } }) };
    await openSong(page, '/songs/7', stored);
    await play(page);
    await scrollToEnd(page);
    if (!playsOn) {
      await expect(speedControl(page)).toContainText('Երգի ավարտ');
      return expect(page).toHaveURL('/songs/7');
    }
    await expect(page).toHaveURL('/songs/9');
    await expect(player.tool(page)).toHaveText('Դադարեցնել');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    // Whoever comes back reads.
    await page.reload();
    await hydrated(page);
    await expect(player.tool(page)).toHaveText('Լսել');
    await page.goBack();
    await expect(page).toHaveURL('/songs/7');
    await expect(player.tool(page)).toHaveText('Լսել');
  });

test('a wheel moves a song that scrolls, and it goes on from there @whole', async ({ page }) => {
  await openSongInStill(page, '/songs/7');
  await play(page);
  await page.clock.runFor(3000);
  const before = await scrolled(page);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(before + 119);
  const nudged = await scrolled(page);
  await page.clock.runFor(3000);
  const after = await scrolled(page);
  expect(after).toBeGreaterThan(nudged);
  expect(after).toBeLessThan(nudged + 2 * (await pitch(page)));
  await expect(player.tool(page)).toHaveText('Դադարեցնել');
});

test('a song rests while a finger lies on it @whole', async ({ page }) => {
  await openSongInStill(page, '/songs/7');
  await play(page);
  const touch = (type: string, count: number) =>
    page.evaluate(
      ([event, fingers]) => {
        const finger = new Touch({ identifier: 1, target: document.body });
        const touches = Array.from({ length: fingers }, () => finger);
        document.body.dispatchEvent(new TouchEvent(event, { touches, bubbles: true }));
      },
      [type, count] as const,
    );
  await page.clock.runFor(2000);
  await touch('touchstart', 1);
  const held = await scrolled(page);
  await page.clock.runFor(5000);
  expect(await scrolled(page)).toBe(held);
  await touch('touchend', 0);
  await page.clock.runFor(5000);
  expect(await scrolled(page)).toBeGreaterThan(held);
});

test('a song that is left, or whose page hides, scrolls no more @whole', async ({ page }) => {
  await openSongInStill(page, '/songs/7');
  await play(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(player.tool(page)).toHaveText('Շարունակել');
  await player.tool(page).click();
  await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
  await page.getByTestId('song-row').first().getByRole('link').click();
  await expect(player.tool(page)).toHaveText('Լսել');
  await page.clock.runFor(5000);
  expect(await scrolled(page)).toBe(0);
});

test('one thing is played at a time: what began last @whole', async ({ page }) => {
  await player.listenTo(page, 12, ['tune'], player.FAST);
  await expect(player.sungLine(page)).toBeVisible();
  await page.keyboard.press('p');
  await expect(speedControl(page)).toBeVisible();
  await expect(player.sungLine(page)).toHaveCount(0);
  await expect(player.bar(page)).toHaveCount(1);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.keyboard.press('l');
  await expect(player.sungLine(page)).toBeVisible();
  await expect(speedControl(page)).toHaveCount(0);
});

test('one tap lets a song sound, of no known tune by its chords, and the page follows', async ({ page }) => {
  for (const id of [12, 7]) {
    await player.listen(page, id, player.atTempo(id, player.FASTEST));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await player.pause(page).click();
    await expect(player.sungLine(page)).toHaveCount(0);
    await player.goOn(page).click();
    await expect(player.sungLine(page)).toHaveCount(1);
    await expect(page.getByTestId('beats')).not.toHaveAttribute('data-beat', '-1');
  }
});
