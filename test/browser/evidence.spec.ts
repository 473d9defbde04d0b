import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choices, openListening } from '../support/listeningPage';

test('a song says what its chords were checked with, and where the tune was found', async ({ page }) => {
  await page.goto('/songs/12');
  await expect(page.getByTestId('evidence')).toHaveText(
    'Ակորդները ստուգված են ըստ մեղեդու գրառման (աղբյուրը՝ Armenian Songs for Ukulele (topchyan))։',
  );
  await page.goto('/songs/29');
  await expect(page.getByTestId('evidence')).toHaveText('Ակորդները մեր առաջարկն են. մեղեդու գրառում չգտանք։');
});

test('a remark names its chords in the key that is played', async ({ page }) => {
  await page.goto('/songs/40');
  const remark = page.getByTestId('remark');
  await expect(remark).toHaveText('Տողերի վերջում Dm-ից առաջ հաճախ նվագում են A7։');
  await page.getByTestId('transpose-up').click();
  await expect(remark).toHaveText('Տողերի վերջում Ebm-ից առաջ հաճախ նվագում են Bb7։');
});

test('a song says its metre and tempo where it is played, its tune where its key is', async ({ page }) => {
  await openListening(page, 12);
  const facts = choices(page).getByTestId('song-facts');
  await expect(facts).toHaveText('3/4 = 80H–D');
  await expect(facts.getByRole('img', { name: 'րոպեում 80 քառորդ' })).toBeVisible();
  await page.getByTestId('transpose-up').click();
  await expect(page.getByTestId('transpose-value')).toHaveText('1');
  await page.getByTestId('key-button').click();
  const tune = page.getByRole('dialog').locator('dl');
  await expect(tune).toHaveText('ՁայնածավալC–EbԼադմինոր');
});

async function downloadChordPro(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Ներբեռնել' }).click();
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
