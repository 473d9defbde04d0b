import type { Browser, Page } from '@playwright/test';
import { withSlowPage } from './slowPage';
import { interleave } from './statistics';
import { watchPaint, type PaintTimes } from './watch';
import type { Row } from './table';

declare global {
  interface Window {
    benchHeart: { tapped: number; answered: number };
  }
}

/** When a list's first screen is there, in milliseconds. */
export interface FirstScreen extends Pick<PaintTimes, 'first' | 'largest'> {
  /** When the first heart, tapped as soon as it was there, showed that it was. */
  readonly answered: number;
}

const RUNS = 5;
const PATIENCE = { timeout: 120_000, polling: 200 };

/** Opens each list by turns on a slow phone and network. */
export async function firstScreens(browser: Browser, addresses: readonly string[]): Promise<FirstScreen[][]> {
  const work = addresses.map((address) => [address, () => firstScreen(browser, address)] as const);
  return Object.values(await interleave(RUNS, Object.fromEntries(work)));
}

function firstScreen(browser: Browser, address: string): Promise<FirstScreen> {
  const watch = [watchPaint, watchHeart];
  return withSlowPage(browser, { isNetworkSlow: true, watch }, async (page) => {
    await page.goto(address, { timeout: PATIENCE.timeout });
    await page.waitForFunction(() => 'songbook' in window && window.benchHeart.answered, null, PATIENCE);
    return page.evaluate(() => ({ ...window.benchPaint, answered: window.benchHeart.answered }));
  });
}

/** Runs in a page: taps the first heart once it is drawn, and takes down when it shows it. */
function watchHeart(): void {
  const seen = { tapped: 0, answered: 0 };
  window.benchHeart = seen;
  const observer = new MutationObserver(() => {
    const heart = document.querySelector<HTMLElement>('[data-testid=favorite-toggle]');
    if (!heart) return;
    if (!seen.tapped) {
      seen.tapped = performance.now();
      heart.click();
    }
    if (heart.getAttribute('aria-pressed') !== 'true') return;
    seen.answered = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
}

declare global {
  interface Window {
    benchScroll: Scrolling;
  }
}

interface Scrolling {
  /** How often it was looked, two frames after the page had scrolled, and how often no row was there. */
  looks: number;
  blanks: number;
  frames: number;
  slowFrames: number;
  isOver: boolean;
}

const WHEEL_STEPS = 25;
const KEYS = ['PageDown', 'PageDown', 'End', 'PageUp', 'PageUp', 'Home', 'PageDown'];
/** How long a reader's eye rests after a step, in milliseconds. */
const PAUSE = 80;

/** Whether rows are there as fast as a long list is scrolled. */
export async function scrollingRows(
  browser: Browser,
  list: { count: number; address: string },
): Promise<Row[]> {
  const runs: Scrolling[] = [];
  while (runs.length < RUNS) runs.push(await scroll(browser, list.address));
  const name = `${list.count.toLocaleString('en')} songs, scrolled`;
  const looks = Math.min(...runs.map((run) => run.looks));
  return [
    { what: `${name}: empty of ${looks} views`, unit: '', ours: runs.map(({ blanks }) => blanks), goal: 0 },
    {
      what: `${name}: frames over 50 ms`,
      unit: '%',
      ours: runs.map(({ frames, slowFrames }) => (100 * slowFrames) / frames),
    },
  ];
}

function scroll(browser: Browser, address: string): Promise<Scrolling> {
  const watch = [watchHeart, watchScrolling];
  return withSlowPage(browser, { isNetworkSlow: false, watch }, async (page) => {
    await page.goto(address, { timeout: 120_000 });
    await page.waitForFunction(() => window.benchHeart.answered, null, { timeout: 120_000, polling: 200 });
    await page.mouse.move(200, 400);
    const steps = [
      ...Array.from({ length: WHEEL_STEPS }, (_, step) => () => page.mouse.wheel(0, 300 * (step + 1))),
      ...KEYS.map((key) => () => page.keyboard.press(key)),
      ...[0.2, 0.9, 0.5].map((part) => () => jump(page, part)),
    ];
    await page.evaluate(() => (window.benchScroll.frames = window.benchScroll.slowFrames = 0));
    for (const step of steps) {
      await step();
      await page.waitForTimeout(PAUSE);
    }
    return page.evaluate(() => ({ ...window.benchScroll, isOver: (window.benchScroll.isOver = true) }));
  });
}

const jump = (page: Page, part: number): Promise<void> =>
  page.evaluate((of) => scrollTo(0, document.documentElement.scrollHeight * of), part);

/** Runs in a page: looks for rows two frames after each scrolling, and counts frames. */
function watchScrolling(): void {
  const seen: Scrolling = { looks: 0, blanks: 0, frames: 0, slowFrames: 0, isOver: false };
  window.benchScroll = seen;
  const look = (): void => {
    const isRow = (part: number): boolean =>
      Boolean(
        document.elementFromPoint(innerWidth / 3, innerHeight * part)?.closest('[data-testid=song-row]'),
      );
    seen.looks++;
    if (![0.1, 0.3, 0.5, 0.7, 0.9].some(isRow)) seen.blanks++;
  };
  window.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(look)));
  let before = performance.now();
  const onFrame = (now: number): void => {
    seen.frames++;
    if (now - before > 50) seen.slowFrames++;
    before = now;
    if (!seen.isOver) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
