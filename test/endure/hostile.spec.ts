import type { Page } from '@playwright/test';
import type { Random } from '../../src/build/seededRandom';
import { firstFile } from '../support/backupFiles';
import { backupDialog, chooseFile, openBackup } from '../support/backupPage';
import { expect, test } from '../support/browser';
import { drawn, hydrated, stored, storeBefore } from '../support/page';
import { storedSets } from '../support/sets';
import { measured, randomOfTest } from './measured';

const EACH = 100;
const KEPT: Record<string, string> = {
  fav3: '1',
  tr5: '7',
  'songbook:chords': '{"9 0 4 7":"Am"}',
  ...storedSets(),
};

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

const ADDRESSES = [
  '/sets#set=1.Evening.22d3.14a_slow.22f._Pause',
  '/favorites#backup=1.aaamaaaaaaaaaaaaaaaaaar',
];
const FILE = firstFile({ songs: [{ id: 22, favorite: true, semitones: 3 }], reading: { theme: 'dark' } });

/** The kinds of input that are spoiled a hundred times; each function gives a page one spoiled input. */
const TAKEN: Record<string, (page: Page, random: Random, number: number) => Promise<void>> = {
  'addresses of sets and backups': async (page, random, number) => {
    const [path, fragment] = ADDRESSES[number % 2]!.split('#');
    await page.goto(`${path}?${number}#${spoil(fragment!, random)}`);
    await hydrated(page);
    await drawn(page);
  },
  'backup files': async (page, random) => {
    await openBackup(page);
    await chooseFile(page, spoil(FILE, random));
    const preview = backupDialog(page).getByText('Ավելացնել');
    await expect(backupDialog(page).getByRole('alert').or(preview).first()).toBeVisible();
  },
  reports: async (page, random, number) => {
    if (number === 0) await page.goto('/sets/evening');
    await hydrated(page);
    const report = spoil(await page.evaluate(() => window.songbook.exportLog()), random);
    await page.evaluate(async (text) => {
      try {
        await window.songbook.replay(text);
      } catch (reason) {
        if ([TypeError, RangeError, SyntaxError].some((kind) => reason instanceof kind)) throw reason;
      }
      await new Promise(requestAnimationFrame);
      window.songbook.endReplay();
    }, report);
  },
};

for (const [what, take] of Object.entries(TAKEN))
  test(`${EACH} spoiled ${what} throw nothing and change nothing that is stored`, async ({ page }) => {
    const random = randomOfTest();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await storeBefore(page, KEPT);
    for (let number = 0; number < EACH; number++) await take(page, random, number);
    const now = await stored(page);
    const changed = Object.keys({ ...now, ...KEPT }).filter((key) => now[key] !== KEPT[key]);
    measured(`${thrown.length} exceptions, ${changed.length} values changed`);
    expect({ thrown, changed }).toEqual({ thrown: [], changed: [] });
    await expect(page).not.toHaveTitle('1');
  });
