import { expect } from '@playwright/test';
import { expectCount, expectFocus, expectText, PLAY, type Tab, tapNamed } from '../support/tab';
import { open, storeBefore } from '../support/page';
import { inkOf } from './webkitPictures';
import { test } from './webkitTest';

test.beforeEach(({ tab }) => tab.setViewportSize({ width: 390, height: 844 }));

const PANEL = 'dialog[open]';
const KEY = '[data-testid=key-button]';
const TOASTS = '[data-toasts]';

/** The letters that are marked as sung. */
const sungLetters = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => [...(CSS.highlights.get('songbook-sung') ?? [])].map(String));

const tapWithoutVisitor = (tab: Tab, selector: string): Promise<void> =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

test('no panel of a song sways sideways', async ({ tab }) => {
  await open(tab, '/songs/22');
  const expectStill = async (): Promise<void> => {
    await expectCount(tab, PANEL, 1);
    const swayed = await tab.evaluate((css) => {
      const panel = document.querySelector(css)!;
      panel.scrollLeft = 99;
      return panel.scrollLeft;
    }, PANEL);
    expect(swayed).toBe(0);
    await tab.keyboard.press('Escape');
    await expectCount(tab, PANEL, 0);
  };
  for (const name of ['Ակորդներ', 'Տեսք', 'Կիսվել']) {
    await tapNamed(tab, name);
    await expectStill();
  }
  await tab.click(KEY);
  await expectStill();
});

test('without focus, the panel of the key lies over the tools', async ({ tab }) => {
  await open(tab, '/songs/22');
  await tab.click(KEY);
  await expectFocus(tab, PANEL);
  // As where the window has no focus.
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  const atFoot = await tab.evaluate((css) => {
    const { left, right, bottom } = document.querySelector(css)!.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, bottom - 4)!.closest('dialog, [data-bar]')!.tagName;
  }, PANEL);
  expect(atFoot).toBe('DIALOG');
});

test('only what is sung is marked, in both scripts, and it covers no chord', async ({ tab }) => {
  await storeBefore(tab, { 'songbook:tempo22': '60', 'songbook:latinAlone': 'false' });
  await open(tab, '/en/songs/22');
  const parts = ['[data-chord]', '[data-chord] + [data-testid=lyric]', '[lang=hy-Latn]:not([data-label] *)'];
  const inks = () =>
    inkOf(
      tab,
      parts.map((part) => `[data-line="0"] ${part}`),
    );
  const before = await inks();
  await tab.click(PLAY);
  let marked: string[] = [];
  await expect(async () => {
    marked = await sungLetters(tab);
    expect(marked).toHaveLength(2);
    const [overWord, ...letters] = await inks();
    expect(await sungLetters(tab)).toEqual(marked);
    expect(Math.abs(overWord! - before[0]!)).toBeLessThan(0.05);
    for (const ink of letters) expect(ink).toBeGreaterThan(0.02);
  }).toPass({ intervals: [100] });
  await expect.poll(() => sungLetters(tab)).not.toEqual(marked);
  for (const ink of (await inks()).slice(1)) expect(ink).toBe(0);
  await expect.poll(async () => (await sungLetters(tab)).length).toBe(2);
  await expectCount(tab, '[data-line][data-sung]', 1);
});

test('where no sound starts, the bar pauses and the visitor is told what to do', async ({ tab }) => {
  await open(tab, '/en/songs/22');
  // WebKit starts no sound without a tap.
  await tapWithoutVisitor(tab, PLAY);
  const toasts = () => tab.evaluate((css) => document.querySelector(css)!.textContent, TOASTS);
  await expect.poll(toasts).toContain('The sound did not start.');
  await expectText(tab, PLAY, 'Resume');
  await tab.click(PLAY);
  await expectCount(tab, '[data-line][data-sung]', 1);
  await expect.poll(toasts).not.toContain('The sound did not start.');
});
