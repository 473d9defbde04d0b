import { expect, type Page } from '@playwright/test';
import type { Random } from '../../src/catalogue/tunes/seededRandom';
import { hydrated } from '../support/page';
import { opener } from '../support/shapesPage';
import { storedSets } from '../support/sets';

/** How many times each tab clicks on a page, all tabs at the same time. */
const AT_ONCE = 25;
/** How many tabs share the songs: each changes those whose numbers leave its own remainder. */
export const TABS = 4;

/** Chords that one tab alone ticks. */
const CHORDS = ['Am C', 'Dm E', 'G F', 'Em D'];
/** The set to which every tab adds, and those that one tab alone puts in order. */
const SETS = ['common', 'own0', 'own1', 'own2', 'own3'];

/** The storage before the test: sets without entries. */
export const NO_ENTRIES = storedSets(
  Object.fromEntries(SETS.map((title, place) => [title, { place, title, entries: {} }])),
);

/** Choices by the paths to them, such as `favorites/3`. */
export type Choices = Readonly<Record<string, string>>;

const FAVORITES = '[data-testid=favorite-toggle]';
const KEYS = '[data-testid=transpose-up], [data-testid=transpose-down], [data-testid=capo-advice]';
const ADD_TO_SET = 'main h2 ~ button';
const ENTRIES = '[data-testid=edited-entry] button:not([aria-keyshortcuts])';

declare global {
  interface Window {
    readChoices: () => Choices;
    isStorageFailing: boolean | undefined;
  }
}

/** The pages on which a tab acts, with what it clicks there. */
export function pagesOf(tab: number): Readonly<Record<string, string>> {
  const songs = Array.from({ length: 12 }, (_, index) => index * TABS + tab);
  const hearts = songs.map((id) => `[data-song-id="${id}"] ${FAVORITES}`).join();
  const chords = CHORDS[tab]!.split(' ').map((name) => `[aria-label="Գիտեմ ${name} ակորդը"]`);
  return {
    '/': hearts,
    '/favorites': hearts,
    '/chords': chords.join(),
    '/sets/common': ADD_TO_SET,
    [`/sets/own${tab}`]: `${ADD_TO_SET}, ${ENTRIES}`,
    ...Object.fromEntries(songs.map((id) => [`/songs/${id}`, `${FAVORITES}, ${KEYS}`])),
  };
}

/** Runs in a tab before its own scripts: lets a test read the choices and make the storage fail. */
export function prepareTab(): void {
  const leaves = (value: unknown, path: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}/${name}`))
      : [[path, String(value)]];
  window.readChoices = () => {
    const { favorites, transpositions, songSettings, sets, knownChords } = window.songbook.getState();
    const all = leaves({ favorites, transpositions, capos: songSettings.capos, sets, knownChords }, '');
    // A song moved back to its own key equals one that was never moved.
    return Object.fromEntries(all.filter(([path, value]) => !(path.startsWith('/trans') && value === '0')));
  };
  const { setItem, removeItem } = Storage.prototype;
  const check = (): void => {
    if (window.isStorageFailing) throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.setItem = function (...item) {
    check();
    setItem.apply(this, item);
  };
  Storage.prototype.removeItem = function (key) {
    check();
    removeItem.call(this, key);
  };
}

/** The selector of the controls that a tab clicks on its page. */
const clickedIn = (page: Page, tab: number): string => pagesOf(tab)[new URL(page.url()).pathname]!;

/** Waits until a tab's page shows what is stored and can be acted on. */
export async function ready(page: Page, tab: number): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => window.songbook.getState().storage !== 'loading');
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/songs/')) await opener(page).click();
  if (pathname !== '/favorites') await page.locator(clickedIn(page, tab)).last().waitFor();
}

/** The clicks in a tab and the choices that they changed; a removed choice is ''. */
interface Done {
  readonly clicks: number;
  readonly changed: Choices;
}

/** Clicks at random on a tab's page, at most 8 ms after each other. */
export const act = (page: Page, tab: number, random: Random): Promise<Done> =>
  page.evaluate(
    async ({ clicked, steps }) => {
      const changed: Record<string, string> = {};
      let clicks = 0;
      for (const [choice, pause] of steps) {
        const controls = document.querySelectorAll<HTMLElement>(clicked);
        const control = controls[choice! % controls.length];
        const before = window.readChoices();
        control?.click();
        if (control) clicks++;
        const after = window.readChoices();
        for (const path in { ...before, ...after })
          if (before[path] !== after[path]) changed[path] = after[path] ?? '';
        await new Promise((done) => setTimeout(done, pause));
      }
      return { clicks, changed };
    },
    {
      clicked: clickedIn(page, tab),
      steps: Array.from({ length: AT_ONCE }, () => [random(1000), random(9)]),
    },
  );

/** What a tab shows. */
export const choices = (page: Page): Promise<Choices> => page.evaluate(() => window.readChoices());

/** Choices after changes. */
export const withChanges = (choices: Choices, changed: Choices): Choices =>
  Object.fromEntries(Object.entries({ ...choices, ...changed }).filter(([, value]) => value !== ''));

/** How many expected choices are missing, and how many of those found are different or not expected. */
export function differences(expected: Choices, found: Choices): { lost: number; wrong: number } {
  const lost = Object.keys(expected).filter((path) => expected[path] !== '' && !(path in found)).length;
  const wrong = Object.keys(found).filter((path) => expected[path] !== found[path]).length;
  return { lost, wrong };
}

/** Checks that no two tabs share a process, in which their work would be done in turn. */
export async function expectOwnProcesses(tabs: readonly Page[]): Promise<void> {
  const processes = new Set<number>();
  for (const tab of tabs) processes.add(await processOf(tab));
  expect(processes.size).toBe(tabs.length);
}

/** The process of a tab: only a trace names it. */
async function processOf(tab: Page): Promise<number> {
  const browser = tab.context().browser()!;
  await browser.startTracing(tab, { categories: ['disabled-by-default-devtools.timeline'] });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { data: { frames: { processId: number }[] } } }[];
  };
  return traceEvents.find(({ name }) => name === 'TracingStartedInBrowser')!.args.data.frames[0]!.processId;
}
