import type { Browser } from '@playwright/test';
import type { Row } from './row';
import { withSlowPage } from './slowPage';
import { interleave, median } from './statistics';
import { watchAnswers } from './watchAnswers';
import { FRAMES_AT_ONCE, withBrowser } from './withBrowser';
import type { Workshop } from './workshop';

const RUNS = 5;
const QUERIES = ['կիլիկիա', 'արաքսի'];

/** How long after a letter is typed into the search field what it finds is on screen. */
export async function measureKeystroke({ addresses }: Workshop): Promise<Row[]> {
  const { ours } = await withBrowser(FRAMES_AT_ONCE, (browser) =>
    interleave(RUNS, { ours: () => letterTimes(browser, addresses.ours) }),
  );
  const row = (what: string, pick: (times: readonly number[]) => number): Row => ({
    what,
    unit: 'ms',
    ours: ours.map(pick),
  });
  return [
    row('keystroke to what it finds, painted', median),
    row('the first letter, which fetches the search', ([first]) => first!),
  ];
}

function letterTimes(browser: Browser, address: string): Promise<number[]> {
  return withSlowPage(browser, { isNetworkSlow: false, watch: [watchAnswers] }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox');
    let answers = 0;
    for (const query of QUERIES) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      for (const letter of query) {
        await page.keyboard.insertText(letter);
        answers++;
        await page.waitForFunction((count) => window.benchAnswers.length === count, answers);
      }
    }
    return page.evaluate(() => window.benchAnswers);
  });
}
