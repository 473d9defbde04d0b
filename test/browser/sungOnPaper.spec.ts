import { endsHereInFirefox, expect, test } from '../support/browser';
import { listenTo, sungLine } from '../support/listeningPage';

test('what is sung while a song is printed looks like all other words', async ({ page }) => {
  endsHereInFirefox('the Firefox of these tests has no device to play on');
  await listenTo(page, 12, 'Մեղեդի');
  await expect(sungLine(page)).toBeVisible();
  const grounds = () =>
    sungLine(page).evaluate((line) =>
      [undefined, '::highlight(songbook-sung)'].map((part) => getComputedStyle(line, part).backgroundColor),
    );
  const CLEAR = 'rgba(0, 0, 0, 0)';
  for (const ground of await grounds()) expect(ground).not.toBe(CLEAR);
  await page.emulateMedia({ media: 'print' });
  expect(await grounds()).toEqual([CLEAR, CLEAR]);
});
