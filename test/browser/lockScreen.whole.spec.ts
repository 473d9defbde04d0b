import { songs } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import * as lockScreen from '../support/lockScreen';

test.beforeEach(({ page }) => lockScreen.add(page));

test('a song is led from the lock screen until the player is closed', async ({ page }) => {
  await player.listen(page, 12);
  const { title, author } = songs[12]!;
  const { origin } = new URL(page.url());
  const icons = [`${origin}/icons/192.png`, `${origin}/icons/512.png`];
  await expect
    .poll(() => lockScreen.shown(page))
    .toEqual({ title, artist: author, icons, playbackState: 'playing' });
  for (const icon of icons) expect((await page.request.get(icon)).ok()).toBe(true);
  expect(await lockScreen.offered(page)).toEqual(['play', 'pause', 'stop', 'previoustrack', 'nexttrack']);

  await lockScreen.press(page, 'stop');
  await expect(player.goOn(page)).toBeVisible();
  await lockScreen.press(page, 'play');
  await lockScreen.pressAtLine(page, 0, 'nexttrack');
  // The last two while it is counted in.
  await lockScreen.pressAtLine(page, 1, 'previoustrack', 'nexttrack', 'pause');
  await expect(player.goOn(page)).toBeVisible();
  await expect.poll(async () => (await lockScreen.shown(page)).playbackState).toBe('paused');
  await lockScreen.press(page, 'play');
  await lockScreen.pressAtLine(page, 1, 'previoustrack');
  await lockScreen.pressAtLine(page, 0, 'nexttrack');
  await lockScreen.pressAtLine(page, 1, 'stop');
  await expect(player.goOn(page)).toBeVisible();
  await lockScreen.press(page, 'play');
  await lockScreen.pressAtLine(page, 0);

  await player.closer(page).click();
  await expect(player.bar(page)).toBeHidden();
  expect(await lockScreen.shown(page)).toEqual({ playbackState: 'none' });
  expect(await lockScreen.offered(page)).toEqual([]);
});

test('the lock screen shows the length and the place of a song, not of a metronome', async ({ page }) => {
  await player.listenTo(page, 12, ['tune'], player.FAST);
  const lengthOf = (tick: number): number => (tick / 240) * (60 / player.FASTEST);
  const { lines, length } = singSong(songs[12]!);
  await expect
    .poll(async () => (await lockScreen.lastPosition(page))!.position)
    .toBeGreaterThanOrEqual(lengthOf(lines[1]!.start));
  expect((await lockScreen.lastPosition(page))!.duration).toBeCloseTo(lengthOf(length), 6);
  await player.closer(page).click();
  expect(await lockScreen.lastPosition(page)).toBeUndefined();
  await player.listenTo(page, 12, ['metronome']);
  expect(await lockScreen.lastPosition(page)).toBeUndefined();
  expect(await lockScreen.offered(page)).toEqual(['play', 'pause', 'stop']);
});

test('silence as long as music plays beside the song, and pauses it with itself', async ({ page }) => {
  await player.listenTo(page, 12, ['tune']);
  await expect.poll(() => lockScreen.silences(page)).toEqual([{ duration: 10, loop: true, paused: false }]);
  await player.pause(page).click();
  await expect.poll(() => lockScreen.silences(page)).toEqual([{ duration: 10, loop: true, paused: true }]);
  await player.goOn(page).click();
  await expect.poll(() => lockScreen.silences(page)).toEqual([{ duration: 10, loop: true, paused: false }]);
  await page.evaluate(() => window.songbookDevice.elements[0]!.pause());
  await expect(player.goOn(page)).toBeVisible();
  await player.goOn(page).click();
  await expect(player.pause(page)).toBeVisible();
  await player.closer(page).click();
  await expect.poll(() => lockScreen.silences(page)).toEqual([{ duration: 10, loop: true, paused: true }]);
});

test('a hidden page stops, and what the lock screen starts there goes on', async ({ page }) => {
  await player.listen(page, 12);
  await player.followLetters(page);
  await expect.poll(() => player.linesMarked(page)).toEqual(['0']);
  await lockScreen.setHidden(page, true);
  await expect(player.goOn(page)).toBeVisible();
  await expect.poll(async () => (await lockScreen.shown(page)).playbackState).toBe('paused');
  await lockScreen.press(page, 'nexttrack');
  await expect(player.pause(page)).toBeVisible();
  await lockScreen.press(page, 'nexttrack', 2);
  const third = (singSong(songs[12]!).lines[3]!.start / 240) * (60 / songs[12]!.tempo);
  // Where it begins, and on from there once it has been counted in.
  await expect
    .poll(async () => (await lockScreen.toldPositions(page)).map((told) => told.toFixed(6)))
    .toContain(third.toFixed(6));
  await expect.poll(async () => (await lockScreen.lastPosition(page))!.position).toBeGreaterThan(third);
  await lockScreen.setHidden(page, false);
  await expect(player.pause(page)).toBeVisible();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '3');
  // A letter is marked a frame or two after its line. On a busy machine a line that was passed may still be marked.
  await expect.poll(async () => (await player.linesMarked(page)).join()).toMatch(/^0,(?:[12],)*3/);
});

test('what could not be heard on a hidden page is stopped when the page is seen', async ({ page }) => {
  await player.listenTo(page, 12, ['tune'], player.FAST);
  await expect.poll(() => page.evaluate(() => window.songbookDevice.sound!.state)).toBe('running');
  await expect(player.pause(page)).toBeVisible();
  await lockScreen.setHidden(page, true, true);
  await expect(player.goOn(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.songbookDevice.sound!.state)).toBe('suspended');
  await lockScreen.press(page, 'play');
  await expect(player.pause(page)).toBeVisible();
  await lockScreen.setHidden(page, false);
  await expect(player.goOn(page)).toBeVisible();
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toBeVisible();
});
