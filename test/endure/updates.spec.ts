import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { heart, stored } from '../support/page';
import { expect, inPlace, Site, SiteProxy, test as base } from '../support/site';
import { randomOfTest } from './randomOfTest';

const ROUNDS = 30;
const NEW_TITLE = 'Նոր անուն';

/** Two versions behind one address. */
interface Versions {
  readonly proxy: SiteProxy;
  readonly address: string;
  readonly older: string;
  readonly newer: string;
}

const test = base.extend<{ versions: Versions }>({
  versions: async ({ page: _ }, lend) => {
    const sites = [new Site(), new Site()] as const;
    const [older, newer] = [await sites[0].serve(), await sites[1].serve()];
    await sites[1].publish(NEW_TITLE);
    const proxy = new SiteProxy(older);
    await lend({ proxy, older, newer, address: await proxy.open() });
    proxy.close();
    for (const site of sites) await site.remove();
  },
});

const NEWER_SCRIPT = 'script[src="/assets/main.00000002.js"]';

/** Opens a song and the list, and checks that both start and are of one version; returns which. */
async function startWhole(page: Page, address: string): Promise<'older' | 'newer'> {
  await page.goto(`${address}/songs/0`);
  await page.waitForFunction(() => 'songbook' in window);
  const version = (await page.locator(NEWER_SCRIPT).count()) > 0 ? 'newer' : 'older';
  const title = version === 'newer' ? NEW_TITLE : songs[0]!.title;
  await expect(page.getByTestId('song-title')).toHaveText(title);
  await page.getByRole('link', { name: 'Գլխավոր' }).click();
  await expect(page.getByTestId('song-row').first()).toContainText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  return version;
}

/** Asks for another version and waits until it is there or has failed; starts it by chance. */
async function update(page: Page, isWanted: boolean): Promise<void> {
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
    return registration.waiting !== null;
  });
  if (!isWaiting || !isWanted) return;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Թարմացնել' }).click();
  await reloaded;
}

test('while versions come and go on a bad network each start is whole, nothing is lost', async ({
  page,
  versions: { proxy, address, older, newer },
}) => {
  const random = randomOfTest();
  const clicked = new Set<string>();
  const starts = { older: 0, newer: 0 };
  const failures: string[] = [];
  let lost = 0;
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await inPlace(page);
  for (let round = 0; round < ROUNDS; round++) {
    proxy.site = round % 2 ? older : newer;
    const dies = random(150);
    let asked = 0;
    const faults = [() => asked++ % 10 === 9, () => asked++ >= dies, () => false];
    const isDropped = faults[round % faults.length]!;
    proxy.instead = () => (isDropped() ? null : undefined);
    try {
      await update(page, random(2) === 0);
      starts[await startWhole(page, address)]++;
      await heart(page, round).click();
      clicked.add(`fav${round}`);
      const now = await stored(page);
      lost += [...clicked].filter((key) => !(key in now)).length;
    } catch (error) {
      failures.push(String(error));
    }
  }
  console.log(
    `${starts.older + starts.newer} of ${ROUNDS} whole (older ${starts.older}, newer ${starts.newer}), ${lost} values lost`,
  );
  expect({ failures, lost }).toEqual({ failures: [], lost: 0 });
  expect(Math.min(...Object.values(starts))).toBeGreaterThan(0);
});
