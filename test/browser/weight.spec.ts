import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { BUDGETS } from '../support/budgets';
import { readDocument } from '../support/readDocument';
import * as moreWords from '../../src/views/text/hy/more';

test('nothing that a page carries goes over its budget, and it waits for no other file', () => {
  const carried: Record<string, number> = {};
  const zipped = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`), { level: 9 }).length, 0);
  for (const name of ['index.html', 'songs/22.html']) {
    const html = readFileSync(`dist/${name}`, 'utf8');
    const page = readDocument(html);
    const addresses = (selector: string, attribute: string): string[] =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);
    const letters = page.getElementById('letters')!.textContent;
    const scripts = addresses('script[src]', 'src');
    const styles = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent);
    expect(scripts.length).toBeGreaterThan(2);
    expect(styles.length).toBeGreaterThan(0);
    Object.assign(carried, {
      [`${name} without its letters, gzip`]: gzipSync(html.replace(letters, '')).length,
      [`letters of ${name}, gzip`]: gzipSync(letters).length,
      [`style within ${name}`]: styles.join('').length,
      [`scripts of ${name}, gzip`]: zipped(scripts),
    });
    expect(addresses('link[rel=stylesheet]:not(noscript > *), script[src]:not([defer])', 'href')).toEqual([]);
  }
  expect(Object.keys(carried).sort()).toEqual(Object.keys(BUDGETS).sort());
  const over = Object.entries(carried).flatMap(([what, bytes]) =>
    bytes / 1000 > BUDGETS[what]! ? [`${what}: ${(bytes / 1000).toFixed(1)} of ${BUDGETS[what]}`] : [],
  );
  expect(over).toEqual([]);
});

test('a first screen reads no word that its document does not fetch', () => {
  for (const name of ['index.html', 'songs/22.html', 'en/songs/22.html', '404.html']) {
    const page = readDocument(readFileSync(`dist/${name}`, 'utf8'));
    const read = [...page.querySelectorAll('script[src]')].flatMap((script) => {
      const map = `dist${script.getAttribute('src')}.map`;
      if (!existsSync(map)) return [];
      const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as Record<string, string[]>;
      return sourcesContent!.flatMap((source, index) =>
        Array.from(source.matchAll(/\btext\.(\w+)/g), ([, word]) => ({ word: word!, file: sources![index] })),
      );
    });
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter(({ word }) => word in moreWords)).toEqual([]);
  }
});

async function downloadChordPro(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Ներբեռնել', exact: true }).click();
  await downloading;
}

test('the program that moves a tune comes only when one is given away in another key @whole', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hasProgram = (): boolean => asked.some((path) => /^\/assets\/tune\..*\.js$/.test(path));
  await page.goto('/songs/12');
  await downloadChordPro(page);
  expect(hasProgram()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByTestId('transpose-up').click();
  await downloadChordPro(page);
  expect(hasProgram()).toBe(true);
});
