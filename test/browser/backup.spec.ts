import { readFile } from 'node:fs/promises';
import { backupDialog, chooseFile, inBackup, openBackup, readQrCode } from '../support/backupPage';
import { expect, test } from '../support/browser';
import { expectStored, storeBefore } from '../support/page';
import { storedSettings } from '../support/storedSettings';

const CHOICES = { fav3: '1', fav22: '1', tr22: '5', ...storedSettings({ textSize: 130 }) };
const CONTENT = Buffer.from('aaamaaaaaaaaaaaaaaaaaar').toString('base64url');

test('a backup that is downloaded here, its link and its QR code carry the choices to another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeBefore(page, CHOICES);
  await openBackup(page);
  const downloading = page.waitForEvent('download');
  await inBackup(page, 'Ներբեռնել').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^songbook-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile(await download.path(), 'utf8');
  expect(content).toContain('"tr22": "5"');
  await inBackup(page, 'Պատճենել հղումը').click();
  await expect(backupDialog(page).getByRole('status')).toHaveText('Պատճենվեց');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(
    new RegExp(`^${new URL(page.url()).origin}/favorites#backup=${CONTENT}\\.[\\da-f]{6}$`),
  );
  await inBackup(page, 'QR կոդ').click();
  expect(await readQrCode(page)).toBe(link);

  const there = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await openBackup(there);
  await chooseFile(there, content);
  await inBackup(there, 'Ավելացնել').click();
  await expect(there.getByTestId('song-row')).toHaveCount(2);
  await expectStored(there, CHOICES);
});
