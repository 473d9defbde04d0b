import { expect, test } from '../support/browser';

for (const prefix of ['', '/en', '/fr', '/ru'])
  test(`the names of the tools stand beside each other in one row on 320 pixels: ${prefix || 'Armenian'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/songs/22`);
    const tools = page.locator('[data-bar] > div, [data-bar] > button');
    await expect(tools).toHaveCount(5);
    const names = await page.locator('[data-bar] button > span:last-child').evaluateAll((all) =>
      all.map((name) => {
        const { left, right, height } = name.getBoundingClientRect();
        return { left, right, height };
      }),
    );
    expect(Math.max(...names.map(({ height }) => height))).toBeLessThan(20);
    names.forEach(({ left, right }, place) => {
      expect(left).toBeGreaterThanOrEqual(names[place - 1]?.right ?? 2);
      expect(right).toBeLessThanOrEqual(318);
    });
  });

test('Tab reaches the tools before the video, below which they stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/songs/22');
  await page.getByRole('button', { name: 'Կիսվել' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('video')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Ընթերցման գործիքներ' })).toBeInViewport({ ratio: 1 });
});
