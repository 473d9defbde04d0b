import type { Page } from '@playwright/test';
import { chromiumArguments, chromiumEnvironment, chromiumPath } from '../../src/build/chromium';
import { expect, test } from '../support/browser';
import { storedChords } from '../support/chords';
import { expectOwnProcesses } from '../support/ownProcesses';
import { hydrated, storeBefore } from '../support/page';

// A machine with little memory would let tabs share a process.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    env: chromiumEnvironment,
    args: [...chromiumArguments, '--renderer-process-limit=100'],
  },
});

const TABS = 4;
const CHANGES = 80;
const SETS = {
  evening: { place: 0, title: 'Երեկո', entries: { first: { place: 0, heading: 'Սկիզբ' } } },
};

/** What a tab changed by its clicks: values by their path in the saved state, null for what it took away. */
type Changes = Readonly<Record<string, unknown>>;

/** Opens tabs in processes of their own. */
async function openTabs(page: Page, stored: Record<string, string>, addresses: readonly string[]) {
  await storeBefore(page, stored);
  const tabs = await Promise.all(addresses.map(() => page.context().newPage()));
  await Promise.all(tabs.map((tab, index) => tab.goto(addresses[index]!)));
  await Promise.all(tabs.map(hydrated));
  await expectOwnProcesses(tabs);
  return tabs;
}

/** Clicks at random on what the selectors find, 0 to 8 ms apart, until a number of changes is made; returns them. */
const clickFast = (tab: Page, selectors: readonly string[]): Promise<Changes> =>
  tab.evaluate(
    async ({ selectors, count }) => {
      type Leaves = Readonly<Record<string, unknown>>;
      const entriesOf = (value: unknown, path: string): (readonly [string, unknown])[] =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([name, part]) => entriesOf(part, `${path}/${name}`))
          : [[path, value]];
      const saved = (): Leaves => {
        const { readerSettings, sets, knownChords } = window.songbook.getState();
        return Object.fromEntries(entriesOf({ readerSettings, sets, knownChords }, ''));
      };
      const changes: Record<string, unknown> = {};
      for (let made = 0, step = 0; made < count; step++) {
        const found = [...document.querySelectorAll<HTMLElement>(selectors[step % selectors.length]!)];
        const chosen = found[Math.floor(Math.random() * found.length)];
        const before = saved();
        if (chosen instanceof HTMLInputElement && chosen.type !== 'radio') {
          chosen.focus();
          // React hears of a value only where it was not set through the element itself.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
            chosen,
            `Անուն ${step}`,
          );
          chosen.dispatchEvent(new InputEvent('input', { bubbles: true }));
          chosen.blur();
        } else chosen?.click();
        const after = saved();
        const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
        for (const path of changed) changes[path] = after[path] ?? null;
        if (changed.length > 0) made++;
        await new Promise((done) => setTimeout(done, Math.random() * 8));
      }
      return changes;
    },
    { selectors, count: CHANGES },
  );

/** The saved state of a tab, as in its own memory. */
const savedIn = (tab: Page) =>
  tab.evaluate(() => {
    const { readerSettings, sets, knownChords } = window.songbook.getState();
    return { readerSettings, sets, knownChords };
  });

/** Waits until all tabs hold the same, as does a tab that is opened then, and returns it. */
async function agreed(tabs: readonly Page[]): ReturnType<typeof savedIn> {
  const [first, ...others] = tabs as [Page, ...Page[]];
  for (const tab of others)
    await expect(async () => expect(await savedIn(tab)).toEqual(await savedIn(first))).toPass();
  const reopened = await first.context().newPage();
  await reopened.goto('/');
  await hydrated(reopened);
  expect(await savedIn(reopened)).toEqual(await savedIn(first));
  return savedIn(first);
}

/** Expects each value that tabs have changed to be what one of them made it last. */
function expectAll(made: readonly Changes[], saved: object): void {
  for (const path of new Set(made.flatMap(Object.keys))) {
    const names = path.slice(1).split('/');
    const value = names.reduce<unknown>((part, name) => (part as Changes | undefined)?.[name], saved) ?? null;
    const values = made.filter((changes) => path in changes).map((changes) => changes[path]);
    expect({ [path]: values }).toEqual({ [path]: expect.arrayContaining([value]) });
  }
}

test('four tabs that edit one set at once lose none of 320 additions, removals, moves and renames', async ({
  page,
}) => {
  const address = '/sets/evening';
  const tabs = await openTabs(page, { 'songbook:sets': JSON.stringify(SETS) }, Array(TABS).fill(address));
  for (const tab of tabs)
    await tab.getByRole('button', { name: 'Ավելացնել ընդմիջում' }).evaluate((button) => (button.id = 'add'));
  const entry = '[data-testid=edited-entry]';
  const made = await Promise.all(
    tabs.map((tab) =>
      clickFast(tab, ['#add', `${entry} [aria-label^="Վեր"]`, `${entry} input`, `${entry} [data-take-out]`]),
    ),
  );
  const { sets } = await agreed(tabs);
  const keysOf = (isWanted: (value: unknown) => boolean): Set<string> =>
    new Set(
      made.flatMap((changes) =>
        Object.entries(changes)
          .filter(([path, value]) => path.endsWith('/heading') && isWanted(value))
          .map(([path]) => path.split('/').at(-2)!),
      ),
    );
  const removed = keysOf((value) => value === null);
  const added = ['first', ...keysOf((value) => value !== null)].filter((key) => !removed.has(key));
  expect(Object.keys(sets['evening']!.entries).sort()).toEqual(added.sort());
});

test('four tabs that tick chords at once lose none of 320', async ({ page }) => {
  const tabs = await openTabs(page, storedChords('Am'), Array(TABS).fill('/chords'));
  const made = await Promise.all(
    tabs.map((tab, index) => clickFast(tab, [`:nth-child(${TABS}n + ${index}) > * [aria-label^="Գիտեմ"]`])),
  );
  expectAll(made, await agreed(tabs));
});

test('four tabs that place capos and set how songs are read lose none of 320', async ({ page }) => {
  const tabs = await openTabs(
    page,
    {},
    [1, 2, 3, 4].map((id) => `/songs/${id}`),
  );
  for (const [index, tab] of tabs.entries())
    await tab.getByRole('button', { name: index < 2 ? 'Ակորդներ' : 'Տեսք' }).click();
  const capo = '[data-testid=capo-advice]';
  const made = await Promise.all(
    [capo, capo, '[aria-label$="տառերը"]', '[name=latin]'].map((selector, index) =>
      clickFast(tabs[index]!, [selector]),
    ),
  );
  expectAll(made, await agreed(tabs));
});
