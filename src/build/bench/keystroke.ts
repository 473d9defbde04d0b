import { launchBrowser } from './launchBrowser';
import type { Row } from './row';
import { withSlowPage } from './slowPage';
import { median } from './statistics';
import { watchAnswers } from './watchAnswers';
import type { Workshop } from './workshop';

const RUNS = 5;
const QUERIES = ['կիլիկիա', 'արաքսի'];

/** How long after a letter is typed into the search field what it finds is on screen. */
export async function measureKeystroke({ addresses }: Workshop): Promise<Row[]> {
  const browser = await launchBrowser('--disable-frame-rate-limit');
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(
      await withSlowPage(browser, { isNetworkSlow: false, watch: [watchAnswers] }, async (page) => {
        await page.goto(addresses.ours, { waitUntil: 'networkidle' });
        const field = page.getByRole('searchbox');
        const answered = async (): Promise<void> => {
          const count = answers++;
          await page.waitForFunction((known) => window.benchAnswers.length > known, count);
        };
        let answers = 0;
        for (const query of QUERIES) {
          await field.focus();
          await page.keyboard.press('ControlOrMeta+A');
          for (const letter of query) {
            await page.keyboard.insertText(letter);
            await answered();
          }
        }
        return page.evaluate(() => window.benchAnswers);
      }),
    );
  }
  await browser.close();
  const row = (what: string, pick: (times: readonly number[]) => number): Row => ({
    what,
    unit: 'ms',
    ours: runs.map(pick),
  });
  return [
    row('keystroke to what it finds, painted', median),
    row('the first letter, which fetches the search', ([first]) => first!),
  ];
}
