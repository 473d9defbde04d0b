import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { listenPanel, openListening } from '../support/listeningPage';

test('a song says what its chords were checked with, and where the tune was found', async ({ page }) => {
  await page.goto('/songs/12');
  await expect(page.getByTestId('evidence')).toHaveText(
    'Ակորդները ստուգված են ըստ մեղեդու գրառման (աղբյուրը՝ github.com/topchyan/armenian-songs-ukulele-ly)։',
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

async function downloadChordPro(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const group = page.getByRole('group', { name: 'ChordPro' });
  const downloading = page.waitForEvent('download');
  await group.getByRole('button', { name: 'Ներբեռնել' }).click();
  await downloading;
}

test('the program that moves a tune comes only when one is given away in another key', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hasProgram = (): boolean => asked.some((path) => /^\/assets\/tune\..*\.js$/.test(path));
  await page.goto('/songs/12');
  await downloadChordPro(page);
  expect(hasProgram()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByTestId('transpose-up').click();
  await downloadChordPro(page);
  expect(hasProgram()).toBe(true);
});
