import type { Locator, Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { open } from '../support/page';

/** The height of a finger, and the least height that WCAG 2.2 asks for (2.5.8), in pixels. */
const [FINGER, LEAST] = [44, 24];

/** Each visible control of a page in the middle of the screen: whether its middle is its own, and the height that can be hit there, in pixels. */
const hitAreas = (page: Page) =>
  page.evaluate(() => {
    const STEP = 0.25;
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, iframe');
    return [...controls]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
      )
      .filter((control) => control.getAttribute('href') !== '#main')
      .map((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const isHit = (x: number, y: number): boolean => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (control.contains(hit) || (hit.contains(control) && hit.matches('label')));
        };
        // A link of several rows has a middle in each.
        const rows = [...control.getClientRects()].filter(({ width }) => width > 1);
        const heights = rows.map(({ left, width, top, height }) => {
          const [x, middle] = [left + width / 2, top + height / 2];
          if (!isHit(x, middle)) return 0;
          let [from, to] = [middle, middle];
          while (isHit(x, from - STEP)) from -= STEP;
          while (isHit(x, to + STEP)) to += STEP;
          return Math.round(to - from);
        });
        const name = (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.tagName;
        const height = Math.min(...heights);
        return { name, isOwnMiddle: height > 0, height };
      });
  });

/** What cannot be hit as it should on the pages of songs: names in a credit stand in rows, everything else alone. */
async function faults(page: Page, prefix: string, ids: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    await open(page, `${prefix}/songs/${id}`);
    await page.evaluate(() => document.fonts.ready);
    const names = await page.getByTestId('song-author').getByRole('link').allTextContents();
    const areas = await hitAreas(page);
    expect(areas.length).toBeGreaterThan(12);
    for (const { name, isOwnMiddle, height } of areas) {
      const isWhole = isOwnMiddle && height >= (names.includes(name) ? LEAST : FINGER);
      if (!isWhole) found.push(`${prefix}/songs/${id}: ${name} ${isOwnMiddle ? height : 'covered'}`);
    }
  }
  return found;
}

for (const width of [320, 390])
  test.describe(`on a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    for (const [whose, ids] of [
      ['a song', [6, 22]],
      ['every song @whole', [...songs.keys()]],
    ] as const)
      test(`every control is hit at its middle, as high as a finger, on the page of ${whose}`, async ({
        page,
      }) => {
        test.slow();
        for (const prefix of ['', '/en']) expect(await faults(page, prefix, ids)).toEqual([]);
      });
  });

test('a song’s page has at most 80 controls, with all that its panels hold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [prefix, more] of [
    ['', 'Ավելին'],
    ['/en', 'More'],
  ] as const) {
    await open(page, `${prefix}/songs/22`);
    const count = (root: string): Promise<number> =>
      page
        .locator(`${root} :is(a[href], button, input, select, iframe)`)
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    const dialog = page.getByRole('dialog');
    const inPanel = async (opener: Locator): Promise<number> => {
      await opener.click();
      await expect(dialog.getByRole('button').nth(1)).toBeVisible();
      const rest = dialog.getByRole('button', { name: more, exact: true });
      if (await rest.count()) await rest.click();
      const found = await count('dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      return found;
    };
    let sum = 0;
    const openers = page.locator('button[aria-expanded]');
    await expect(openers).toHaveCount(4);
    for (const opener of await openers.all()) sum += await inPanel(opener);
    await page.keyboard.press('l');
    const player = page.locator('[data-player]');
    sum += await inPanel(player.locator('[aria-expanded]'));
    sum += await count('body');
    expect(sum).toBeGreaterThan(60);
    expect(sum).toBeLessThanOrEqual(80);
  }
});
