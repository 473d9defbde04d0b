import { expect } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { open, storeBefore } from '../support/page';
import { ALL_SONGS, storedSets } from '../support/sets';
import { enterStage, expectPath, expectText, texts, UP, VALUE } from '../support/tab';
import { chordRules } from '../support/walk/chordRules';
import { measureSong } from '../support/walk/measureSong';
import { ENGINE_STANDS, nameOf } from '../support/walk/stands';
import { walk } from '../support/walk/walk';
import { wordRules } from '../support/walk/wordRules';
import type { FlowTest } from './pageTest';

/** What is not asked in WebKit, where the box of a letter before a wrap may be as high as two rows. */
const OF_BOXES = ': nothing lies over chords, words and Latin letters: ';
/** And of columns beside each other at rest, which Firefox and WebKit break otherwise. */
const OF_COLUMNS =
  /: (?:columns grow no higher where they need not|a row of columns is no higher than the screen): /;

/** What is asked of a song that is loaded by itself. */
const SHEET_RULES = {
  chord: chordRules['every chord stands over its syllable']!,
  chords: chordRules['chords that follow each other stand apart']!,
  space: wordRules['every written space is seen']!,
};

/** What a visitor sees of songs on screens of some sizes. */
export function screenFlows(test: FlowTest): void {
  for (const stand of ENGINE_STANDS)
    test(`every song is well set: ${nameOf(stand)}`, async ({ tab }) => {
      test.slow();
      const isWebKit = test.info().project.name === 'webkit';
      const faults = await walk(tab, stand, [...songs.keys()]);
      const asked = faults.filter(
        (fault) =>
          !(isWebKit && fault.includes(OF_BOXES)) && !(stand.state === 'at rest' && OF_COLUMNS.test(fault)),
      );
      expect(asked).toEqual([]);
    });

  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test(`a song that is loaded, and then moved, has its chords over its words: ${size.width} × ${size.height}`, async ({
      tab,
    }) => {
      await tab.setViewportSize(size);
      const faults: string[] = [];
      for (const id of [0, 7, 22, 36, 50]) {
        await open(tab, `/songs/${id}`);
        for (const key of ['0', '1']) {
          if (key === '1') await tab.click(UP);
          await expectText(tab, VALUE, key);
          const first = await tab.evaluate(measureSong);
          for (const [name, rule] of Object.entries(SHEET_RULES))
            for (const { line, got } of rule(first, { song: songs[id]!, stand: ENGINE_STANDS[0]!, first }))
              faults.push(`song ${id}, +${key}, line ${line}: ${name}, got ${got}`);
        }
      }
      expect(faults).toEqual([]);
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
