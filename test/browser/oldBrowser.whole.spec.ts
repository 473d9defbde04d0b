import mdn from '@mdn/browser-compat-data';
import type { Identifier } from '@mdn/browser-compat-data/types';
import type { Page, Route } from '@playwright/test';
import { booklet, drawBooklet } from '../support/printing';
import { expect, test } from '../support/browser';
import { boxesOf, openWith } from '../support/page';
import { openMore, openPanel, panel, paper, shifts } from '../support/readerSettingsPage';
import { visitEverything } from '../support/visit';
import { isNewer, readByPromised } from '../support/promisedBrowsers';
import { storedSettings } from '../support/storedSettings';

/** Lookbehind, for which Safari 15 refuses a whole script. */
const LOOKBEHIND = /\(\?<[=!]/;

/** Makes a page's browser pass over what a promised one lacks: in styles, in scripts, and in what scripts may call. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(takeAway, newerNames());
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document')
      return rewrite(route, (html) =>
        html.replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, (style) => readByPromised(style).style),
      );
    if (type === 'stylesheet') return rewrite(route, (style) => readByPromised(style).style);
    if (type === 'script')
      return rewrite(route, (script) => (LOOKBEHIND.test(script) ? 'throw new SyntaxError()' : script));
    return route.continue();
  });
}

/** Files as they were rewritten, by their addresses: a page's style takes half a second. */
const rewritten = new Map<string, string>();

async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  // A server may close a connection that was kept for the next request.
  const response = await route.fetch({ maxRetries: 3 });
  const address = route.request().url();
  const body = rewritten.get(address) ?? change(await response.text());
  rewritten.set(address, body);
  await route.fulfill({ response, body });
}

/** The paths from the global object to all that a promised browser lacks. */
function newerNames(): string[] {
  const owners = { ...mdn.javascript['builtins'], ...mdn.api } as Record<string, Identifier>;
  return Object.entries(owners).flatMap(([owner, members]) => {
    const newer = Object.keys(members).filter((name) => isNewer(members[name]));
    const paths = newer.flatMap((name) => [
      `${owner}.${name.replace(/_static$/, '')}`,
      `${owner}.prototype.${name}`,
      ...(owner === 'Window' ? [name] : []),
    ]);
    return isNewer(members) ? [...paths, owner] : paths;
  });
}

/** Runs in the page. */
function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    const owner = names.reduce<unknown>(
      (object, name) => (object as Record<string, unknown> | undefined)?.[name],
      window,
    );
    if (owner) Reflect.deleteProperty(owner, last);
  }
  window.RegExp = new Proxy(RegExp, {
    construct(target, parts: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(parts[0]))) throw new SyntaxError('invalid group specifier name');
      return new target(...parts);
    },
  });
}

// The style of a page is not the one that its policy allows, and scripts come from the server.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

const errors: string[] = [];
test.beforeEach(async ({ page }) => {
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

for (const [look, device, theme] of [
  ['light', 'light', 'system'],
  ['dark', 'dark', 'system'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)
  test(`the page is ${look} on a ${device} device when «${theme}» is chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await openWith(page, storedSettings({ theme }), '/');
    expect(await paper(page)).toBe(LOOKS[look].paper);
    await openPanel(page);
    expect(await paper(page)).toBe(LOOKS[look].paper);
    await expect(panel(page)).toHaveCSS('background-color', LOOKS[look].leaf);
    await openMore(page);
    const chosen = panel(page).locator('label', { has: page.getByRole('radio', { checked: true }) });
    await expect.poll(() => chosen.count()).toBeGreaterThan(1);
    for (const choice of await chosen.all())
      await expect(choice).toHaveCSS('background-color', LOOKS[look].soft);
  });

test('buttons have their shape, and a song has columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/songs/7');
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const buttons = page.getByRole('dialog').getByRole('group').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(button).toHaveCSS('padding-left', '16px');
    await expect(button).toHaveCSS('border-top-left-radius', '8px');
    await expect(button).toHaveCSS('border-top-width', '1px');
  }
  await page.goto('/songs/2');
  const stanzas = await boxesOf(page.getByTestId('stanza'));
  expect(new Set(stanzas.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
});

test('whatever visitors do works', ({ page }) => visitEverything(page, async () => undefined));

test('a transposed tune is given away, and the booklet is printed alone', async ({ page }) => {
  await openWith(page, { fav11: '1', tr11: '1' }, '/songs/11');
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('cho');
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Ներբեռնել', exact: true }),
  ).toBeVisible();
  await page.goto('/favorites');
  await drawBooklet(page);
  await page.emulateMedia({ media: 'print' });
  await expect(booklet(page)).toBeVisible();
  await expect(page.getByTestId('song-row').first()).toBeHidden();
});
