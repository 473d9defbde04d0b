import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { turnTo } from '../support/printing';
import { plainLines, plainWords } from '../support/songText';

test.use({ viewport: { width: 390, height: 844 } });

test('every song is selected and copied as its words are written', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults: string[] = [];
  for (const song of songs) {
    await turnTo(page, song.id);
    const selected = await page.getByTestId('sheet').evaluate((sheet) => {
      getSelection()!.selectAllChildren(sheet);
      return String(getSelection());
    });
    await page.keyboard.press('Control+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const written = plainLines(song).join('\n').trim().split('\n');
    for (const [how, text] of Object.entries({ selected, copied })) {
      const lines = text.replaceAll('\r', '').trim().split('\n').map(plainWords);
      const at = [...written, ''].findIndex((line, index) => line !== (lines[index] ?? ''));
      if (at !== -1) faults.push(`song ${song.id} ${how}: «${lines[at]}» for «${written[at]}», line ${at}`);
    }
  }
  expect(faults).toEqual([]);
});
