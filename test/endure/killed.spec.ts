import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type Locator } from '@playwright/test';
import { chromiumOptions } from '../../src/build/chromium';
import { makeRandom } from '../../src/catalogue/tunes/seededRandom';
import { expect, test } from '../support/browser';
import { open, storeBefore, stored } from '../support/page';
import { storedSets } from '../support/sets';

const PROFILES = 4;
const ROUNDS = 60 / PROFILES;
const LATEST = 200;
/** How long Chromium keeps what is written before it puts it on the disk, in milliseconds. */
const UNTIL_ON_DISK = 5000;

type Stored = Readonly<Record<string, string>>;

/** What is clicked in a song, and whether it is stored. */
const CLICKS: readonly (readonly [button: string, isStored: (all: Stored, song: number) => boolean])[] = [
  ['[data-testid=favorite-toggle]', (all, song) => `fav${song}` in all],
  ['[data-testid=transpose-up]', (all, song) => `tr${song}` in all],
  [
    'dialog li button',
    (all, song) =>
      Object.entries(all).some(
        ([key, text]) =>
          key.startsWith('songbook:entry-empty.') && (JSON.parse(text) as { song?: number }).song === song,
      ),
  ],
];

const bareKey = (index: number, song: number): string => `bare${index}-${song}`;

/** Starts the browser on a profile; returns how it is killed too. */
async function start(profile: string, baseURL: string) {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    baseURL,
  });
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser')!;
  const kill = async (): Promise<void> => {
    const ended = context.waitForEvent('close');
    process.kill(id, 'SIGKILL');
    await ended;
  };
  return { context, kill };
}

/** Opens a song in a tab for each button, with a bare handler of the page beside the songbook's. */
const openSong = (context: BrowserContext, song: number): Promise<Locator[]> =>
  Promise.all(
    CLICKS.map(async ([selector], index) => {
      const page = await context.newPage();
      await open(page, `/songs/${song}`);
      if (selector.startsWith('dialog')) {
        await page.getByRole('button', { name: 'Կիսվել' }).click();
        await page.getByRole('button', { name: 'Ավելացնել նվագացանկին' }).click();
      }
      const button = page.locator(selector).first();
      await button.waitFor();
      await page.evaluate(
        (key) => window.addEventListener('click', () => localStorage.setItem(key, '')),
        bareKey(index, song),
      );
      return button;
    }),
  );

test('what is clicked is kept as often as what a bare handler writes', async ({ baseURL }) => {
  const seed = Date.now();
  const kept = CLICKS.map(() => ({ ours: 0, bare: 0 }));
  let lost = 0;
  const endure = async (number: number): Promise<void> => {
    const profile = test.info().outputPath(`profile-${number}`);
    const random = makeRandom(seed + number);
    let known: Stored = storedSets();
    const first = await start(profile, baseURL!);
    await storeBefore(await first.context.newPage(), known);
    await first.context.close();
    for (let song = 0; song <= ROUNDS; song++) {
      const { context, kill } = await start(profile, baseURL!);
      const buttons = await openSong(context, song);
      const all = await stored(buttons[0]!.page());
      for (const [index, [, isStored]] of CLICKS.entries()) {
        kept[index]!.ours += Number(isStored(all, song - 1));
        kept[index]!.bare += Number(bareKey(index, song - 1) in all);
      }
      lost += Object.keys(known).filter((key) => !(key in all)).length;
      known = all;
      if (song === ROUNDS) return context.close();
      await buttons[0]!.evaluate(() => localStorage.setItem('primed', String(Date.now())));
      // So that the disk's turn may come before and after the click.
      await wait(UNTIL_ON_DISK - random(LATEST));
      await Promise.all(buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())));
      await wait(random(LATEST));
      await kill();
    }
  };
  await Promise.all(Array.from({ length: PROFILES }, (_, number) => endure(number)));
  const [ours, bare] = [kept.map((count) => count.ours), kept.map((count) => count.bare)];
  console.log(
    `heart, plus, set entry: ${ours.join(', ')} of ${ROUNDS * PROFILES}, of earlier ones ${lost} lost; bare: ${bare.join(', ')}`,
  );
  expect(kept.every((count) => count.ours >= count.bare)).toBe(true);
  expect(lost).toBe(0);
});
