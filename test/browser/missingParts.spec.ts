import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { hydrated } from '../support/page';
import { readDocument } from '../support/readDocument';

// It would have every part at hand.
test.use({ serviceWorkers: 'block' });

const SCRIPTS = /\/assets\/.*\.js$/;

/** Lets no script come but some. */
const cutOff = (page: Page, apartFrom: readonly string[]): Promise<unknown> =>
  page.route(SCRIPTS, (route) =>
    apartFrom.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );

/** The scripts that a built page names. */
const scriptsOf = (path: string): string[] =>
  [...readDocument(readFileSync(`dist${path}.html`, 'utf8')).querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src')!,
  );

for (const path of ['/index', '/favorites', '/songs/12', '/sets', '/404'])
  test(`the scripts that ${path}.html names are all that take it over`, async ({ page }) => {
    await cutOff(page, scriptsOf(path));
    await page.goto(path.replace('index', ''));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Կրկին փորձել' })).toHaveCount(0);
  });
