import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
import { sharedKeyLine as line } from '../support/sharePage';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Կիսվել երգով' });
const inPanel = (page: Page, name: string, group = '') =>
  panel(page).getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openPanel(page: Page, address = '/songs/7'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await expect(inPanel(page, 'Պատճենել հղումը')).toBeVisible();
}

async function download(page: Page, group: string): Promise<{ name: string; content: string }> {
  const downloading = page.waitForEvent('download');
  await inPanel(page, 'Ներբեռնել', group).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}

test.describe('giving away', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('words and chords are downloaded and copied in the key that is shown', async ({ page }) => {
    await storeBefore(page, { tr7: '3' });
    await openPanel(page);
    const chordPro = await download(page, 'ChordPro');
    expect(chordPro.name).toBe('Պատկերքդ ղալամով քաշած.cho');
    expect(chordPro.content).toContain('{title: Պատկերքդ ղալամով քաշած}');
    expect(chordPro.content).toContain('{key: Cm}');
    expect(chordPro.content).toContain('[Cm]Պատկիրքըդ');
    await inPanel(page, 'Պատճենել', 'ChordPro').click();
    await expect.poll(() => clipboard(page)).toBe(chordPro.content);
    const plain = await download(page, 'Տեքստ');
    expect(plain.name).toBe('Պատկերքդ ղալամով քաշած.txt');
    expect(plain.content).toMatch(/Տոնայնություն՝ Cm\n\nCm +Bb +Cm *\nՊատկիրքըդ/);
    await inPanel(page, 'Պատճենել', 'Տեքստ').click();
    await expect.poll(() => clipboard(page)).toBe(plain.content);
  });
});

test('panel and line break no rule of accessibility and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/songs/7?transpose=3');
  await expect(line(page)).toBeVisible();
  const check = async (part: ReturnType<Page['locator']>): Promise<void> => {
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    for (const control of await part.getByRole('button').all()) {
      const { width, height } = (await control.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  };
  await check(page.getByRole('group', { name: 'Երգը հղման մեջ' }));
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await expect(inPanel(page, 'Պատճենել հղումը')).toBeVisible();
  await check(panel(page));
});
