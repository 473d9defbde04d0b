import type { Page } from '@playwright/test';
import type { Random } from '../../src/build/seededRandom';
import { backupDialog, backupFile, chooseFile, openBackup } from '../support/backupPage';
import { expect, test as base } from '../support/browser';
import { drawn, hydrated, stored, storeBefore } from '../support/page';
import { rowIds, searchField } from '../support/searchPage';
import { storedSets } from '../support/setPages';
import { act, NO_ENTRIES, prepareTab, ready, type Choices } from '../support/acting';
import { measured, randomOfTest } from './measured';

const EACH = 100;
const KEPT = { fav3: '1', tr5: '7', 'songbook:chords': '{"9 0 4 7":"Am"}', ...storedSets() };

const HOSTILE = [
  '<img src=x onerror="document.title = 1">',
  '__proto__',
  '"constructor":{"prototype":{"a":1}},',
  '\u0000',
  '\ud800',
  '%ED%A0%80',
  '%',
  '🎸'.repeat(50),
  '[['.repeat(500),
  '1e999',
  '-1',
  'null',
  '"',
  '.',
];

/** A text with parts taken out, repeated, and hostile ones put in. */
function spoil(text: string, random: Random): string {
  let spoiled = text;
  for (let left = 1 + random(3); left > 0; left--) {
    const [from, to] = [random(spoiled.length + 1), random(spoiled.length + 1)].sort((a, b) => a - b);
    const between = ['', spoiled.slice(from, to).repeat(2), HOSTILE[random(HOSTILE.length)]!][random(3)]!;
    spoiled = spoiled.slice(0, from) + between + spoiled.slice(random(2) ? from : to);
  }
  return spoiled;
}

/** A page whose visitor has chosen something; afterwards it has thrown nothing, and all that is stored is the same. */
const test = base.extend<{ random: Random; visited: Page }>({
  random: ({ page: _ }, lend) => lend(randomOfTest()),
  visited: async ({ page }, lend) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await storeBefore(page, KEPT);
    await lend(page);
    const now = await stored(page);
    const changed = Object.keys({ ...now, ...KEPT }).filter(
      (key) => now[key] !== KEPT[key as keyof typeof KEPT],
    );
    measured(`${thrown.length} exceptions, ${changed.length} values changed`);
    expect({ thrown, changed }).toEqual({ thrown: [], changed: [] });
    await expect(page).not.toHaveTitle('1');
  },
});

test(`${EACH} spoiled addresses of sets and backups throw nothing and change nothing`, async ({
  visited,
  random,
}) => {
  const addresses = [
    '/sets#set=1.Evening.22d3.14a_slow.22f._Pause',
    '/favorites#backup=1.aaamaaaaaaaaaaaaaaaaaar',
  ];
  for (let number = 0; number < EACH; number++) {
    const [path, fragment] = addresses[number % 2]!.split('#');
    await visited.goto(`${path}?${number}#${spoil(fragment!, random)}`);
    await hydrated(visited);
    await drawn(visited);
  }
});

test(`${EACH} spoiled backup files throw nothing and change nothing`, async ({ visited, random }) => {
  const good = backupFile([{ id: 22, favorite: true, transpose: 3 }], { theme: 'dark', textSize: 130 });
  for (let number = 0; number < EACH; number++) {
    await openBackup(visited);
    await chooseFile(visited, spoil(good, random));
    await expect(
      backupDialog(visited).getByRole('alert').or(backupDialog(visited).getByText('Ավելացնել')).first(),
    ).toBeVisible();
  }
});

/** Clicks at random on the page of a set; returns the exported log and the choices at its end. */
async function logWithSets(page: Page, random: Random): Promise<{ log: string; choices: Choices }> {
  await page.addInitScript(prepareTab);
  await storeBefore(page, NO_ENTRIES);
  await page.goto('/sets/own0');
  await ready(page, 0);
  await act(page, 0, EACH, random);
  return page.evaluate(async () => ({
    log: await window.songbook.exportLog(),
    choices: window.readChoices(),
  }));
}

test(`a replay with sets ends in these, ${EACH} spoiled reports throw nothing but a reason, and all of them store nothing`, async ({
  visited,
  browser,
  baseURL,
  random,
}) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const { log, choices } = await logWithSets(await context.newPage(), random);
  await context.close();
  await visited.addInitScript(prepareTab);
  await visited.goto('/');
  await hydrated(visited);
  const own = await visited.evaluate(() => window.readChoices());
  const replayed = await visited.evaluate(async (text) => {
    await window.songbook.replay(text);
    return window.readChoices();
  }, log);
  expect(replayed).toEqual(choices);
  const reports = Array.from({ length: EACH }, () => spoil(log, random));
  await visited.evaluate(async (all) => {
    for (const report of all) {
      try {
        await window.songbook.replay(report);
      } catch (reason) {
        if ([TypeError, RangeError, SyntaxError].some((kind) => reason instanceof kind)) throw reason;
      }
      await new Promise(requestAnimationFrame);
    }
    window.songbook.endReplay();
  }, reports);
  expect(await visited.evaluate(() => window.readChoices())).toEqual(own);
});

test('a search of 10,000 characters throws nothing, changes nothing, and ends when it is cleared', async ({
  visited,
}) => {
  await visited.goto('/');
  await hydrated(visited);
  for (const part of ['ա', 'a ', 'Կռունկ ', '(.*)+$', '\u0301', '🎸', '<b>']) {
    await searchField(visited).fill(part.repeat(Math.ceil(10_000 / part.length)));
    await drawn(visited);
    await visited.reload();
    await hydrated(visited);
  }
  await searchField(visited).fill('');
  await expect.poll(() => rowIds(visited)).toHaveLength(51);
});
