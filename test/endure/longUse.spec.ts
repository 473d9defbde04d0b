import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { open } from '../support/page';
import { openSongInStill, play, speedControl } from '../support/playingPage';

const [WAYS, SETTLED] = [2000, 500];
const [MINUTES, SETTLED_MINUTES] = [30, 5];
const MOST_GROWTH = 1.1;
/** What the button says that plays a song. */
const START = 'Լսել';

/** What a page holds after its garbage was collected. */
interface Held {
  readonly kilobytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly audioContexts: number;
}

/** Returns what tells how much a page holds. */
async function scalesOf(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('WebAudio.enable');
  const contexts = new Set<string>();
  session.on('WebAudio.contextCreated', ({ context }) => contexts.add(context.contextId));
  session.on('WebAudio.contextWillBeDestroyed', ({ contextId }) => contexts.delete(contextId));
  return async () => {
    // What was forgotten in the first turn may hold what goes in the second.
    for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)!.value;
    return {
      kilobytes: Math.round(metric('JSHeapUsedSize') / 1024),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      audioContexts: contexts.size,
    };
  };
}

/** Checks that what a page holds has not grown by a tenth, and prints it. */
function expectLevel(before: Held, after: Held): void {
  console.log({ before, after });
  for (const name of Object.keys(before) as (keyof Held)[])
    expect(after[name], name).toBeLessThanOrEqual(before[name] * MOST_GROWTH);
}

/** Runs in the page: goes from the list to songs and back, opens a panel at every second one, and plays every fifth. */
async function useLong({ visits, start }: { visits: readonly number[]; start: string }): Promise<void> {
  /** Lets the page answer what was clicked. */
  const answered = () => new Promise((done) => setTimeout(done));
  const found = async (selector: string, text = ''): Promise<HTMLElement> => {
    for (;;) {
      await answered();
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const element = all.find(({ textContent }) => textContent.includes(text));
      if (element) return element;
    }
  };
  // In one go: an element that was found may be replaced before the next line runs.
  const click = (selector: string, text?: string): Promise<void> =>
    found(selector, text).then((element) => element.click());
  const gone = async (selector: string): Promise<void> => {
    while (document.querySelector(selector)) await answered();
  };
  for (const visit of visits) {
    await click(`[data-song-id="${visit % 20}"] a`);
    await found('[data-testid=sheet] [data-line]');
    if (visit % 2 === 0) {
      await click('[data-bar] button[aria-expanded]', ['Տեսք', 'Ակորդներ', 'Կիսվել'][visit % 3]);
      await click('dialog [aria-label="Փակել"]');
      await gone('dialog');
    }
    if (visit % 5 === 0) {
      await click('[data-bar] button', start);
      await click('[aria-label="Փակել նվագարկիչը"]');
      await gone('[aria-label="Փակել նվագարկիչը"]');
    }
    await click('nav a[href="/"]');
    await gone('[data-testid=sheet]');
  }
}

test(`after ${WAYS} ways between pages, ${WAYS / 4} panels and ${WAYS / 10} starts of the player a page holds what it held after ${SETTLED} ways`, async ({
  page,
}) => {
  const weigh = await scalesOf(page);
  await open(page, '/');
  const goTo = (from: number, to: number) =>
    page.evaluate(useLong, {
      visits: Array.from({ length: (to - from) / 2 }, (_, index) => from / 2 + index),
      start: START,
    });
  await goTo(0, SETTLED);
  const before = await weigh();
  await goTo(SETTLED, WAYS);
  expectLevel(before, await weigh());
});

test(`after ${MINUTES} minutes of scrolling, by a clock that is turned on, a page holds what it held after ${SETTLED_MINUTES}`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const weigh = await scalesOf(page);
  await openSongInStill(page, '/songs/7');
  const scrollFor = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute++) {
      if (!(await speedControl(page).isVisible())) {
        await page.evaluate(() => scrollTo(0, 0));
        await play(page);
      }
      await page.clock.runFor(60_000);
    }
  };
  await scrollFor(SETTLED_MINUTES);
  const before = await weigh();
  await scrollFor(MINUTES - SETTLED_MINUTES);
  expectLevel(before, await weigh());
});
