import type { Browser } from '@playwright/test';
import { withSlowPage } from './slowPage';
import { interleave } from './statistics';
import { watchPaint, type PaintTimes } from './watchPaint';

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
    await page.waitForFunction(() => window.songbook && window.benchHeart.answered, null, PATIENCE);
    return page.evaluate(() => ({ ...window.benchPaint, answered: window.benchHeart.answered }));
  });
}

/** Runs in a page: taps the first heart once it is drawn, and takes down when it shows it. */
export function watchHeart(): void {
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
