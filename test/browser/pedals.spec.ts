import { expect, test } from '../support/browser';
import { tool } from '../support/listeningPage';
import { sizeOf } from '../support/page';
import { linesInView, openIdle, play, scrolled } from '../support/playingPage';

for (const screen of ['320 × 568', '1440 × 700']) {
  test(`PageDown and PageUp turn a screenful and keep a line in view, ${screen}${screen === '320 × 568' ? '' : ' @whole'}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf(screen));
    await openIdle(page, '/songs/7');
    let inView = await linesInView(page);
    const count = await page.locator('[data-line]').count();
    while (inView.at(-1) !== count - 1) {
      const kept = inView.at(-1)!;
      const from = await scrolled(page);
      await page.keyboard.press('PageDown');
      // If only one line is in view, it is the first before the page moves, too.
      await expect.poll(() => scrolled(page)).not.toBe(from);
      await expect.poll(async () => (await linesInView(page)).at(0)).toBe(kept);
      inView = await linesInView(page);
      expect(inView.length).toBeGreaterThan(1);
    }
    while (inView.at(0) !== 0) {
      const kept = inView.at(0)!;
      await page.keyboard.press('PageUp');
      // Above the first line there may be less than a screen.
      await expect
        .poll(async () => {
          const lines = await linesInView(page);
          return (await scrolled(page)) === 0 ? lines.includes(kept) : lines.at(-1) === kept;
        })
        .toBe(true);
      inView = await linesInView(page);
    }
  });

  test(`the arrows down and up move by a line, ${screen} @whole`, async ({ page }) => {
    await page.setViewportSize(sizeOf(screen));
    await openIdle(page, '/songs/7');
    const heightOf = async (line: number) =>
      (await page.getByTestId('song-line').nth(line).boundingBox())!.height;
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await scrolled(page)) - (await heightOf(0))).toBeCloseTo(0, 0);
    // Firefox would scroll an element into view once more after the next layout.
    await page.evaluate(() => {
      scrollTo(0, scrollY + document.querySelector('[data-line="1"]')!.getBoundingClientRect().top);
    });
    const from = await scrolled(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => scrolled(page)).toBeCloseTo(from - (await heightOf(0)), 0);
  });
}

for (const control of ['transpose-up', 'favorite-toggle'])
  test(`no line is hidden by a head that stays because of ${control} @whole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIdle(page, '/songs/22');
    const controls = page.locator('[data-folds]', { has: page.getByTestId(control) });
    const button = controls.getByTestId(control);
    await button.click();
    await expect(button).toBeFocused();
    const kept = (await linesInView(page)).at(-1)!;
    await page.keyboard.press('PageDown');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const head = (await controls.boundingBox())!;
    const line = (await page.locator(`[data-line="${kept}"]`).boundingBox())!;
    expect(line.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
    expect(line.y).toBeLessThan(head.y + head.height + 20);
  });

for (const [width, height, most] of [
  [1024, 768, 12],
  [844, 390, 35],
] as const)
  test(`five favorites take ${most} presses at most, ${width} by ${height} @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const ids = [0, 1, 2, 3, 4];
    await openIdle(page, '/songs/0', Object.fromEntries(ids.map((id) => [`fav${id}`, '1'])));
    let presses = 0;
    for (const id of ids) {
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `/songs/${id}`);
      await expect(page.getByTestId('song-line').first()).toBeVisible();
      if (presses > 0) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      const last = (await page.getByTestId('song-line').count()) - 1;
      while ((await linesInView(page)).at(-1) !== last) {
        const from = await scrolled(page);
        await page.keyboard.press('PageDown');
        presses++;
        await expect.poll(() => scrolled(page)).toBeGreaterThan(from);
      }
      if (id === ids.at(-1)) break;
      await page.keyboard.press('PageDown');
      presses++;
    }
    expect(presses).toBeLessThanOrEqual(most);
  });

test('the line kept in view did not stand behind the speed @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openIdle(page, '/songs/7');
  await play(page);
  await tool(page).click();
  const kept = (await linesInView(page)).at(-1);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await linesInView(page)).at(0)).toBe(kept);
});
