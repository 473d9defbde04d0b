import { expect } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { open, storeBefore } from '../support/page';
import { ALL_SONGS, storedSets } from '../support/sets';
import { enterStage, expectPath, texts } from '../support/tab';
import { ENGINE_STANDS, nameOf } from '../support/walk/stands';
import { walk } from '../support/walk/walk';
import type { FlowTest } from './pageTest';

/** What is asked in Chromium alone, whose boxes of letters end with their row: WebKit's may be as high as two. */
const OF_BOXES = ': nothing lies over chords, words and Latin letters: ';
/** And of columns beside each other at rest, which Firefox and WebKit break otherwise. */
const OF_COLUMNS =
  /: (?:columns grow no higher where they need not|a row of columns is no higher than the screen): /;

/** What a visitor sees of songs on screens of some sizes. */
export function screenFlows(test: FlowTest): void {
  for (const stand of ENGINE_STANDS)
    test(`every song is well set: ${nameOf(stand)}`, async ({ tab }) => {
      const faults = await walk(tab, stand, [...songs.keys()]);
      const asked = faults.filter(
        (fault) => !fault.includes(OF_BOXES) && !(stand.state === 'at rest' && OF_COLUMNS.test(fault)),
      );
      expect(asked).toEqual([]);
    });

  test('a song scrolls by itself', async ({ tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await open(tab, '/songs/7');
    await tab.keyboard.press('p');
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(10);
    await tab.keyboard.press('Escape');
  });

  test('in a played set the next song comes after the last screen, not before', async ({ tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await storeBefore(tab, storedSets({ all: ALL_SONGS }));
    await open(tab, '/songs/1?set=all&entry=1');
    await enterStage(tab);
    await tab.keyboard.press(' ');
    await expect
      .poll(() => texts(tab, '[role=status][data-on-stage]'))
      .toEqual([expect.stringMatching(/^2 /)]);
    await expectPath(tab, '/songs/1');
    for (let screen = 2; (await tab.evaluate(() => location.pathname)) === '/songs/1'; screen++) {
      expect(screen).toBeLessThan(9);
      await tab.keyboard.press(' ');
    }
    await expectPath(tab, '/songs/2');
  });
}
