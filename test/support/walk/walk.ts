import type { Page } from '@playwright/test';
import { songs } from '../../../src/catalogue';
import { expect } from '../browser';
import { hydrated, openWith } from '../page';
import { enterStage, withoutFullScreen } from '../playingPage';
import { showOnPaper, turnTo } from '../printing';
import { chordRules, partedIn } from './chordRules';
import { columnRules } from './columnRules';
import { meaningRules } from './meaningRules';
import { measureSong, type Measured } from './measureSong';
import { pageRules } from './pageRules';
import { isSetForWidth, linesOutOfReach, setOnFirstAndLast } from './reaching';
import type { Fault, Rule } from './rule';
import { nameOf, storedAt, type Stand } from './stands';
import { wordRules } from './wordRules';

/** All that is asked of a song as it was measured, by name. */
const RULES: Record<string, Rule> = {
  ...pageRules,
  ...columnRules,
  ...wordRules,
  ...chordRules,
  ...meaningRules,
};

/** Leads a page through songs at a stand, lays each out once, and tells what is wrong. */
export async function walk(page: Page, stand: Stand, ids: readonly number[]): Promise<string[]> {
  await comeTo(page, stand);
  const faults: string[] = [];
  const parted: boolean[] = [];
  let first: Measured | undefined;
  for (const id of ids) {
    const note = (rule: string, found: readonly Fault[]): void => {
      for (const { line, expected, got } of found)
        faults.push(
          `song ${id}, ${nameOf(stand)}${line === undefined ? '' : `, line ${line}`}: ${rule}: expected ${expected}, got ${got}`,
        );
    };
    if (stand.state === 'on paper') await showOnPaper(page, false);
    await turnTo(page, id, stand.prefix);
    if (stand.state === 'on paper') await showOnPaper(page);
    const measured = await page.evaluate(measureSong);
    first ??= measured;
    for (const [name, rule] of Object.entries(RULES))
      note(name, rule(measured, { song: songs[id]!, stand, first }));
    for (const line of measured.lines) {
      if (line.pieces.some(({ kind }) => kind === 'above'))
        parted.push(partedIn(line, measured.sheet.em).length > 0);
    }
    if (stand.state === 'on paper') continue;
    const unreached = await page.evaluate(linesOutOfReach);
    note(
      'every line can be brought into view',
      unreached.map((line) => ({ line, expected: 'in view', got: 'never' })),
    );
    if (stand.state === 'on the stage') {
      note('a song is set alike on each of its screens', await unlikeOnLast(page));
      if (stand.width < stand.height)
        note('a song is set again when the window turns', await unlikeAfterTurn(page, stand));
    }
  }
  // In another key chords are wider: six steps up, room is made in 6 of 100 lines.
  if (ids.length === songs.length && stand.state === 'at rest' && !stand.settings && !stand.higher) {
    const share = parted.filter(Boolean).length / parted.length;
    if (share >= 0.05) faults.push(`${nameOf(stand)}: room is made for chords in ${share} of all lines`);
  }
  return faults;
}

/** Opens the songbook at a stand. */
async function comeTo(page: Page, stand: Stand): Promise<void> {
  await withoutFullScreen(page);
  await page.setViewportSize({ width: stand.width, height: stand.height });
  await openWith(page, storedAt(stand), `${stand.prefix ?? ''}/songs/0`);
  await hydrated(page);
  if (stand.settings?.latin) await expect(page.locator('[data-latin]')).toBeVisible();
  if (stand.settings?.meaning) await expect(page.getByTestId('meaning').first()).toBeVisible();
  if (stand.isFromRight) await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  if (stand.state !== 'on the stage') return;
  await enterStage(page);
  // Its bars lie over the last lines until they rest.
  await expect(page.locator('[data-resting]')).toBeAttached();
}

async function unlikeOnLast(page: Page): Promise<Fault[]> {
  const [first, last] = await page.evaluate(setOnFirstAndLast);
  return first === last ? [] : [{ expected: first!, got: last! }];
}

/** Turns the window and turns it back, and waits each time until the song is set for it. */
async function unlikeAfterTurn(page: Page, { width, height }: Stand): Promise<Fault[]> {
  const style = () => page.getByTestId('sheet').getAttribute('style');
  const before = await style();
  for (const [across, down] of [
    [height, width],
    [width, height],
  ] as const) {
    await page.setViewportSize({ width: across, height: down });
    await page.waitForFunction(isSetForWidth, across);
  }
  const after = await style();
  return before === after ? [] : [{ expected: before!, got: after! }];
}
