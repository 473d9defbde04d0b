import { expect, test } from '../support/browser';
import { openOnStage, screens, scrolled, withoutFullScreen } from '../support/playingPage';
import { enterStage } from '../support/tab';
import { boxesOf } from '../support/page';
import { listen, sungLine } from '../support/listeningPage';
import { letterSize } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

const TUNE = 12;
/** In letters at which the tune's song takes several screens, and fast. */
const LARGE = storedSettings({ textSize: 130, tempos: { 12: 200 } });

test.use({ viewport: { width: 390, height: 844 } });

test('a song played on the stage shows the screen that is sung, and the page stays', async ({ page }) => {
  await withoutFullScreen(page);
  await listen(page, TUNE, LARGE);
  await enterStage(page);
  await expect(sungLine(page)).toBeInViewport();
  await expect(screens(page)).toHaveText(/^1 /);
  const lines = page.locator('[data-line]:has([data-testid=chord])');
  const isSeen = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().left < window.innerWidth),
  );
  await lines.nth(isSeen.lastIndexOf(true)).getByTestId('lyric').first().click();
  await expect(screens(page)).toHaveText(/^2 /);
  await expect(sungLine(page)).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
});

test('on stage a song uses the width in letters near the chosen size and wraps no line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [textSize, least] of [
    [100, 80],
    [130, 100],
  ]) {
    await openOnStage(page, '/songs/22', storedSettings({ textSize }));
    const size = await letterSize(page);
    expect(size).toBeGreaterThanOrEqual((16 * 1.1 * least!) / 100);
    const lines = await boxesOf(page.getByTestId('song-line'));
    expect(Math.max(...lines.map(({ height }) => height))).toBeLessThan(3.5 * size);
  }
});
