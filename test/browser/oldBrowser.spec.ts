import type { Locator } from '@playwright/test';
import { booklet, drawBooklet } from '../support/printing';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { growOld } from '../support/oldBrowser';
import { openWith } from '../support/page';
import { openPanel, panel, paper, READER_SETTINGS_KEY, shifts } from '../support/readerSettingsPage';
import { visitEverything } from '../support/visit';

// The style of a page is not the one that its policy allows, and scripts come from the server.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

const errors: string[] = [];
test.beforeEach(async ({ page }) => {
  endsHereInFirefox('the driver cannot lift the policy, which knows no other style');
  errors.length = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  await growOld(page);
});
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(errors).toEqual([]);
});

const LOOKS = {
  light: { paper: 'rgb(251, 247, 239)', leaf: 'rgb(255, 253, 248)', soft: 'rgb(247, 230, 226)' },
  dark: { paper: 'rgb(27, 23, 20)', leaf: 'rgb(36, 31, 27)', soft: 'rgb(61, 42, 36)' },
} as const;

const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const [look, device, theme] of [
  ['light', 'light', 'system'],
  ['dark', 'dark', 'system'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)
  test(`the page is ${look} on a ${device} device when «${theme}» is chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await openWith(page, { [READER_SETTINGS_KEY]: JSON.stringify({ theme }) }, '/');
    expect(await paper(page)).toBe(LOOKS[look].paper);
    await openPanel(page);
    expect(await paper(page)).toBe(LOOKS[look].paper);
    expect(await styleOf(panel(page), 'background-color')).toBe(LOOKS[look].leaf);
    const chosen = panel(page).locator('label', { has: page.getByRole('radio', { checked: true }) });
    await expect.poll(() => chosen.count()).toBeGreaterThan(3);
    for (const choice of await chosen.all())
      expect(await styleOf(choice, 'background-color')).toBe(LOOKS[look].soft);
  });

test('buttons have their shape, and columns are as chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/songs/7');
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const buttons = page.getByRole('dialog').getByRole('group').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await styleOf(button, 'padding-left')).toBe('16px');
    expect(await styleOf(button, 'border-top-left-radius')).toBe('8px');
    expect(await styleOf(button, 'border-top-width')).toBe('1px');
  }
  for (const [columns, count] of [
    ['one', 1],
    ['fill', 3],
  ] as const) {
    await openWith(page, { [READER_SETTINGS_KEY]: JSON.stringify({ columns }) }, '/songs/2');
    const lefts = await page
      .getByTestId('stanza')
      .evaluateAll((stanzas) => stanzas.map((stanza) => Math.round(stanza.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(count);
    expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
  }
});

test('whatever visitors do works', ({ page }) => visitEverything(page, async () => undefined));

test('a transposed tune is given away, and the booklet is printed alone', async ({ page }) => {
  await openWith(page, { fav11: '1', tr11: '1' }, '/songs/11');
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await expect(page.getByRole('group', { name: 'ChordPro' }).getByRole('button').first()).toBeVisible();
  await page.goto('/favorites');
  await drawBooklet(page);
  await page.emulateMedia({ media: 'print' });
  await expect(booklet(page)).toBeVisible();
  await expect(page.getByTestId('song-row').first()).toBeHidden();
});
