import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { listenPanel, openListening } from '../support/listeningPage';
import { storeBefore } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
import { opener, openShapes, panel, sheetChords } from '../support/shapesPage';

test('a song says what its chords were checked with, and where the tune was found', async ({ page }) => {
  await page.goto('/songs/12');
  await expect(page.getByTestId('evidence')).toHaveText(
    'Ակորդները ստուգված են մեղեդիով (աղբյուրը՝ github.com/topchyan/armenian-songs-ukulele-ly)։',
  );
  await page.goto('/songs/29');
  await expect(page.getByTestId('evidence')).toHaveText('Ակորդները մեր առաջարկն են. մեղեդու գրառում չգտանք։');
});

test('the panel that plays a song says its metre, its tempo and its notes, which move with the key', async ({
  page,
}) => {
  await openListening(page, 12);
  const facts = listenPanel(page).locator('dl');
  await expect(page.locator('dl').filter({ visible: true })).toHaveCount(1);
  await expect(facts).toContainText('Չափ3/4Տեմպ80 քառորդ/րոպե');
  await expect(facts).toContainText('ՄեղեդիH–D (15 կիսատոն), սկսվում է E-ով, ավարտվում՝ E-ով, մինոր');
  await page.getByTestId('transpose-up').click();
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await expect(facts).toContainText('ՄեղեդիC–Eb (15 կիսատոն), սկսվում է F-ով, ավարտվում՝ F-ով, մինոր');
});

async function downloadChordPro(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const group = page.getByRole('group', { name: 'ChordPro' });
  const downloading = page.waitForEvent('download');
  await group.getByRole('button', { name: 'Ներբեռնել' }).click();
  const file = await downloading;
  return (await readFile(await file.path(), 'utf8')).split('\n');
}

test('what is given away has the capo, the shapes and the tune that are shown', async ({ page }) => {
  await storeBefore(page, { tr30: '3' });
  await openShapes(page, '/songs/30');
  await panel(page)
    .getByRole('button', { name: /^Կապո 3/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  const shown = await sheetChords(page);
  const lines = await downloadChordPro(page);
  expect(lines).toContain('{capo: 3}');
  const given = lines.filter((line) => !/^[{%]|^w:/.test(line)).join('\n');
  expect([...new Set([...given.matchAll(/\[([A-H][^\]]*)\]/g)].map(([, chord]) => chord))].sort()).toEqual(
    shown.sort(),
  );
});

test('the program that moves a tune comes only when one is given away in another key', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hasProgram = (): boolean => asked.some((path) => /^\/assets\/tune\..*\.js$/.test(path));
  const [always, onceUsed] = readFileSync('dist/sw.js', 'utf8').split('"onceUsed"');
  expect(always).not.toContain('/assets/tune.');
  expect(onceUsed).toContain('/assets/tune.');
  await page.goto('/songs/12');
  await downloadChordPro(page);
  expect(hasProgram()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByTestId('transpose-up').click();
  await downloadChordPro(page);
  expect(hasProgram()).toBe(true);
});

test('a song with all that is known of it breaks no rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openShapes(page, '/songs/12');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});
