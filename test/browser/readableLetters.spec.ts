import { expect, test } from '../support/browser';
import { layoutShifts, recordAllShifts } from '../support/layoutShifts';
import { holdBackScript, hydrated, open, openWith } from '../support/page';
import { storedSettings } from '../support/storedSettings';

/** The button that takes the letters away, and the first word in them and in the western pronunciation. */
const READABLE = {
  en: ['Latin', 'Kërunk', 'Gërung'],
  fr: ['Latin', 'Kërunk', 'Gërung'],
  ru: ['Кириллица', 'Кырунк', 'Гырунг'],
} as const;

for (const [language, [name, eastern, western]] of Object.entries(READABLE)) {
  const address = `/${language}/songs/22`;

  test(`in ${language} a song comes with letters that its readers know; one tap takes them away for good${language === 'ru' ? '' : ' @whole'}`, async ({
    page,
  }) => {
    const sheet = page.getByTestId('sheet');
    await recordAllShifts(page);
    const release = await holdBackScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(sheet).toContainText(eastern);
    await expect(sheet).not.toContainText('ուստի');
    await expect(sheet.getByTestId('meaning').first()).toBeVisible();
    release();
    await hydrated(page);
    await expect(sheet).toContainText(eastern);
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole('button', { name }).click();
    await expect(sheet).not.toContainText(eastern);
    for (const next of [address, '/songs/22']) {
      await open(page, next);
      await expect(sheet).toContainText('ուստի');
      await expect(sheet).not.toContainText(eastern);
    }
  });

  test(`in ${language} what was chosen before stands @whole`, async ({ page }) => {
    const sheet = page.getByTestId('sheet');
    await openWith(page, storedSettings({ latin: 'western' }), address);
    await expect(sheet).toContainText(western);
    await open(page, address, storedSettings({ latin: 'none' }));
    await expect(sheet).not.toContainText(eastern);
    await openWith(page, storedSettings({ latin: 'eastern', cyrillic: false }), address);
    await expect(sheet).toContainText('Kërunk');
  });
}

test('in Armenian a song has its own letters @whole', async ({ page }) => {
  await open(page, '/songs/22');
  await expect(page.getByTestId('sheet')).not.toContainText('Kërunk');
});
