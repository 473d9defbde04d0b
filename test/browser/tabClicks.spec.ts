import { chromiumArguments, chromiumEnvironment, chromiumPath } from '../../src/build/chromium';
import { makeRandom } from '../../src/build/seededRandom';
import { actAtOnce, choices, NO_ENTRIES, prepareTab, ready, TABS } from '../support/acting';
import { expect, test } from '../support/browser';
import { expectOwnProcesses } from '../support/ownProcesses';
import { storeBefore } from '../support/page';

// A machine with little memory would let tabs share a process.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    env: chromiumEnvironment,
    args: [...chromiumArguments, '--renderer-process-limit=100'],
  },
});

const NUMBERS = Array.from({ length: TABS }, (_, tab) => tab);

test('four tabs that act at once lose no click of each other, and end alike', async ({ page, context }) => {
  const seed = Date.now();
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  await context.addInitScript(prepareTab);
  await storeBefore(page, NO_ENTRIES);
  const tabs = await Promise.all(NUMBERS.map(() => context.newPage()));
  const rounds = [
    NUMBERS.map(() => '/'),
    NUMBERS.map(() => '/sets/common'),
    NUMBERS.map((tab) => `/songs/${TABS + tab}`),
    ['/sets/own0', '/sets/own1', '/chords', '/chords'],
  ];
  const { expected } = await actAtOnce(tabs, rounds, makeRandom(seed), (tab, _, path) => tab.goto(path));
  await expectOwnProcesses(tabs);
  for (const tab of tabs) await expect.poll(() => choices(tab)).toEqual(expected);
  await page.goto('/');
  await ready(page, 0);
  expect(await choices(page)).toEqual(expected);
});
