import { expect, test } from '../support/browser';
import { expectStored } from '../support/page';
import { overflow, READER_SETTINGS_KEY } from '../support/readerSettingsPage';
import { drawing, opener, openShapes, panel, strip } from '../support/shapesPage';

test('who plays left-handed sees every diagram mirrored, on the next visit too', async ({ page }) => {
  await openShapes(page, '/songs/1');
  const chords = await strip(page).getByRole('button').all();
  const drawAll = async () => {
    const drawings: Awaited<ReturnType<typeof drawing>>[] = [];
    for (const chord of chords) {
      await chord.click();
      drawings.push(await drawing(page));
    }
    return drawings;
  };
  const right = await drawAll();
  await panel(page).getByRole('radio', { name: 'ձախլիկ' }).check();
  await expectStored(page, { 'songbook:reading': '{"hand":"left"}' });
  const left = await drawAll();
  expect(left).not.toEqual(right);
  for (const [index, { width, middles }] of left.entries())
    expect(middles.map((middle): unknown => expect.closeTo(width - middle, 1))).toEqual(
      right[index]!.middles,
    );
  await page.reload();
  await opener(page).click();
  await expect(panel(page).getByLabel('ձախլիկ')).toBeChecked();
});

test('on a small phone what can be taken back is offered above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openShapes(page, '/songs/14');
  await panel(page).getByTestId('easy-key').click();
  const notice = (await page.getByRole('button', { name: 'Հետարկել' }).boundingBox())!;
  const bar = (await opener(page).boundingBox())!;
  expect(notice.y + notice.height).toBeLessThanOrEqual(bar.y);
});

test('letters of 200 % leave words whole below a diagram', async ({ page }) => {
  await openShapes(page, '/songs/14', { [READER_SETTINGS_KEY]: '{"textSize":200}' });
  for (const [width, height] of [
    [320, 844],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = await panel(page)
      .getByText('Գիտեմ')
      .evaluate((word) => {
        const range = new Range();
        range.selectNodeContents(word);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    expect(await overflow(page)).toBe(0);
  }
});
