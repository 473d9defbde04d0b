import type { Page } from '@playwright/test';
import { chromiumArguments, chromiumEnvironment, chromiumPath } from '../../src/build/chromium';
import { randomOfTest } from '../endure/measured';
import {
  act,
  AT_ONCE,
  choices,
  differences,
  type Done,
  type Expected,
  expectOwnProcesses,
  NO_ENTRIES,
  prepareTab,
  ready,
  TABS,
} from '../support/acting';
import { expect, test } from '../support/browser';
import { expectStored, hydrated, storeBefore } from '../support/page';

// A machine with little memory would let tabs share a process.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    env: chromiumEnvironment,
    args: [...chromiumArguments, '--renderer-process-limit=100'],
  },
});

/** The changes that tabs made at once; a value that one of them removed stays removed. */
function changedByAll(done: readonly Done[]): Expected {
  const paths = new Set(done.flatMap(({ changed }) => Object.keys(changed)));
  const valuesOf = (path: string): string[] => done.flatMap(({ changed }) => changed[path] ?? []);
  return Object.fromEntries(
    [...paths].map((path) => [path, valuesOf(path).includes('') ? '' : valuesOf(path)]),
  );
}

const everywhere = (path: string): string[] => Array<string>(TABS).fill(path);
const ROUNDS = [everywhere('/'), everywhere('/sets/common'), ['/songs/4', '/songs/5', '/chords', '/chords']];

test('four tabs that choose each for themselves at once lose no click of each other, and end alike', async ({
  page,
  context,
}) => {
  await context.addInitScript(prepareTab);
  await storeBefore(page, NO_ENTRIES);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const random = randomOfTest();
  let clicks = 0;
  let expected: Expected = {};
  for (const paths of ROUNDS) {
    for (const [tab, path] of paths.entries()) {
      await tabs[tab]!.goto(path);
      await ready(tabs[tab]!, tab);
    }
    const before = await choices(tabs[0]!);
    const done = await Promise.all(tabs.map((page, tab) => act(page, tab, AT_ONCE, random)));
    for (const one of done) clicks += one.clicks;
    expected = { ...before, ...expected, ...changedByAll(done) };
  }
  expect(clicks).toBeGreaterThan(ROUNDS.length * TABS * AT_ONCE * 0.6);
  await expectOwnProcesses(tabs);
  for (const tab of tabs)
    await expect.poll(async () => differences(expected, await choices(tab))).toEqual({ lost: 0, wrong: 0 });
  await page.goto('/');
  await ready(page, 0);
  for (const tab of tabs) expect(await choices(tab)).toEqual(await choices(page));
});

test('a tab whose timers wait, as those of the background do, writes nothing back', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.clock.install();
  await one.goto('/songs/1');
  await other.goto('/songs/1');
  await hydrated(other);
  const value = (page: Page) => page.getByTestId('transpose-value');
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-down').click();
  await expect(value(other)).toHaveText('0');
  await one.reload();
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-up').click();
  await expect(value(other)).toHaveText('2');
  await other.clock.runFor(5000);
  await expectStored(one, { tr1: '2' });
  await expect(value(one)).toHaveText('2');
});
