import { BACKUP_LIMIT } from '../../src/state';
import { backupDialog, backupFile, chooseFile, inBackup, openBackup } from '../support/backupPage';
import { expect, test } from '../support/browser';
import { expectStored, storeBefore } from '../support/page';

test.describe('what is no backup gets a word and changes nothing', () => {
  const tooMuch = Buffer.alloc(BACKUP_LIMIT + 1, backupFile([{ id: 1, favorite: true }]));
  const hostile: readonly [string, string | Buffer, RegExp][] = [
    ['too much', tooMuch, /չափազանց մեծ/],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /չի կարդացվում/],
    ['HTML', '<img src=x onerror="document.title = 1"><script>document.title = 1</script>', /չի կարդացվում/],
    ['nothing', '', /չի կարդացվում/],
    ['another JSON', '{"__proto__": {"format": "songbook-backup"}}', /երգարանի պատճեն չէ/],
    ['a poisoned one', `{"__proto__": {"a": 1}, ${backupFile([]).slice(1)}`, /վնասված է/],
    ['a later one', backupFile([]).replace('1', '99'), /նոր տարբերակով/],
    ['a song of elsewhere', backupFile([{ id: 999, favorite: true }]), /երգ, որն այս երգարանում չկա/],
  ];

  test('as a file', async ({ page }) => {
    await storeBefore(page, { fav3: '1' });
    await openBackup(page);
    for (const [what, content, word] of hostile) {
      await chooseFile(page, content);
      await expect(backupDialog(page).getByRole('alert'), what).toHaveText(word);
      await expect(backupDialog(page).getByRole('alert')).toContainText('Ոչինչ չփոխվեց');
    }
    await expectStored(page, { fav3: '1' });
    await expect(page).toHaveTitle('Սիրելի երգեր | Երգեր և ակորդներ');
    // After all that, a good one is still taken.
    await chooseFile(page, backupFile([{ id: 22, favorite: true }]));
    await expect(inBackup(page, 'Ավելացնել')).toBeVisible();
  });

  test('as a link', async ({ page }) => {
    await storeBefore(page, { fav3: '1' });
    for (const fragment of ['', '2.a', '1.<script>', '1.%00a', `1.${'m'.repeat(99)}`, '1.__proto__']) {
      await page.goto(`/favorites#backup=${fragment}`);
      await page.reload();
      await expect(backupDialog(page).getByRole('alert'), fragment).toContainText('Ոչինչ չփոխվեց');
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/favorites');
    await expectStored(page, { fav3: '1' });
  });
});
