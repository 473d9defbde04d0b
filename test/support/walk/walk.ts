import { songs } from '../../../src/catalogue';
import { lettersThere, open, storeBefore } from '../page';
import { showOnPaper, turn } from '../printing';
import { enterStage, expectCount, type Tab } from '../tab';
import { chordRules, partedIn } from './chordRules';
import { columnRules } from './columnRules';
import { meaningRules } from './meaningRules';
import { measureSong, type Measured } from './measureSong';
import { pageRules } from './pageRules';
import { isSetForWidth, linesOutOfReach, setOnFirstAndLast } from './reaching';
import { faultIf, type Fault, type Rule } from './rule';
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

/** Leads a tab through songs at a stand, lays each out once, and tells what is wrong. */
export async function walk(tab: Tab, stand: Stand, ids: readonly number[]): Promise<string[]> {
  await comeTo(tab, stand);
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
    if (stand.state === 'on paper') await showOnPaper(tab, false);
    await tab.evaluate(turn, `${stand.prefix ?? ''}/songs/${id}`);
    if (stand.state === 'on paper') await showOnPaper(tab);
    const measured = await tab.evaluate(measureSong);
    first ??= measured;
    for (const [name, rule] of Object.entries(RULES))
      note(name, rule(measured, { song: songs[id]!, stand, first }));
    for (const line of measured.lines) {
      if (line.pieces.some(({ kind }) => kind === 'above'))
        parted.push(partedIn(line, measured.sheet.em).length > 0);
    }
    if (stand.state === 'on paper') continue;
    const unreached = await tab.evaluate(linesOutOfReach);
    note(
      'every line can be brought into view',
      unreached.map((line) => ({ line, expected: 'in view', got: 'never' })),
    );
    if (stand.state === 'on the stage') {
      const [onFirst, onLast] = await tab.evaluate(setOnFirstAndLast);
      note('a song is set alike on each of its screens', faultIfUnlike(onFirst, onLast));
      if (stand.width < stand.height)
        note('a song is set again when the window turns', await unlikeAfterTurn(tab, stand));
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
async function comeTo(tab: Tab, stand: Stand): Promise<void> {
  await tab.setViewportSize({ width: stand.width, height: stand.height });
  await storeBefore(tab, storedAt(stand));
  await open(tab, `${stand.prefix ?? ''}/songs/0`);
  await lettersThere(tab);
  const isSeen = (css: string): boolean => (document.querySelector(css)?.getClientRects().length ?? 0) > 0;
  if (stand.settings?.latin) await tab.waitForFunction(isSeen, '[data-latin]');
  if (stand.settings?.meaning) {
    // The built page has the meaning of its own song alone.
    await tab.evaluate(turn, `${stand.prefix ?? ''}/songs/1`);
    await tab.waitForFunction(isSeen, '[data-testid=meaning]');
  }
  if (stand.isFromRight) await tab.evaluate(() => void (document.documentElement.dir = 'rtl'));
  if (stand.state !== 'on the stage') return;
  await enterStage(tab);
  // Its bars lie over the last lines until they rest, and so does the offer of a language until it ends.
  await expectCount(tab, ':root[data-resting]', 1);
  await expectCount(tab, '[data-toasts] > div', 0);
}

/** The fault that a song is set otherwise than before; Firefox measures the same words otherwise by 1e-7 of a pixel. */
function faultIfUnlike(before: string, after: string): Fault[] {
  const [expected, got] = [before, after].map((style) =>
    style.replaceAll(/\d+\.\d+/g, (size) => Number(size).toFixed(3)),
  );
  return faultIf(expected !== got, expected!, got!);
}

/** Turns the window and turns it back, and waits each time until the song is set for it. */
async function unlikeAfterTurn(tab: Tab, { width, height }: Stand): Promise<Fault[]> {
  const style = () =>
    tab.evaluate(() => document.querySelector('[data-testid=sheet]')!.getAttribute('style')!);
  const before = await style();
  const begun = performance.now();
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await tab.setViewportSize(size);
    await tab.waitForFunction(isSetForWidth, size.width);
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    ...faultIfUnlike(before, await style()),
    // A second on a quiet machine; a page that hangs takes 40.
    ...faultIf(seconds > 16, 'at once', `after ${seconds} s`),
  ];
}
