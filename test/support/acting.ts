import type { Page } from '@playwright/test';
import type { Random } from '../../src/build/seededRandom';
import { hydrated } from './page';
import { opener } from './shapesPage';
import { storedSets } from './setPages';

/** How many tabs share the songs: each changes those whose numbers leave its own remainder. */
export const TABS = 4;

/** Chords that one tab alone ticks. */
const CHORDS = ['Am C', 'Dm E', 'G F', 'Em D'];
/** The set to which every tab adds, those that one tab alone puts in order, and the one that all edit. */
const SETS = ['common', 'own0', 'own1', 'own2', 'own3', 'shared'];
export const SHARED_SET = '/sets/shared';

/** What the browser has stored before: sets without entries. */
export const NO_ENTRIES = storedSets(
  Object.fromEntries(SETS.map((title, place) => [title, { place, title, entries: {} }])),
);

/** Choices by the paths to them, such as `favorites/3`. */
export type Choices = Readonly<Record<string, string>>;

const FAVORITES = '[data-testid=favorite-toggle]';
const KEYS = '[data-testid=transpose-up], [data-testid=transpose-down], [data-testid=capo-advice]';
const ADD_TO_SET = 'main h2 ~ div > button';
const ENTRY = '[data-testid=edited-entry]';
const ENTRIES = `${ENTRY} button:not([aria-keyshortcuts])`;
/** What is done to the shared set in turn: add, move, rename, remove. */
const EDITS = [ADD_TO_SET, `${ENTRY} [aria-label^="Վեր"]`, `${ENTRY} input`, `${ENTRY} [data-take-out]`];

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

/** Runs in a tab before its own scripts: lets choices be read, and the storage fail. */
export function prepareTab(): void {
  const leaves = (value: unknown, path: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}/${name}`))
      : [[path, String(value)]];
  window.readChoices = () => {
    const { favorites, transpositions, readerSettings, sets, knownChords } = window.songbook.getState();
    const all = leaves({ favorites, transpositions, capos: readerSettings.capos, sets, knownChords }, '');
    // A song in its own key is not told from one that was never moved.
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

/** The selectors of the controls that a tab clicks on its page in turn. */
function clickedIn(page: Page, tab: number): readonly string[] {
  const { pathname } = new URL(page.url());
  return pathname === SHARED_SET ? EDITS : [pagesOf(tab)[pathname]!];
}

/** Waits until a tab's page shows what is stored and can be acted on. */
export async function ready(page: Page, tab: number): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => window.songbook.getState().storage !== 'loading');
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/songs/')) await opener(page).click();
  if (pathname !== '/favorites') await page.locator(clickedIn(page, tab)[0]!).last().waitFor();
}

/** What was done in a tab: how many clicks, and what they changed; what is gone is ''. */
interface Done {
  readonly clicks: number;
  readonly changed: Choices;
}

/** Clicks at random on a tab's page, at most 8 ms after each other. */
export const act = (page: Page, tab: number, count: number, random: Random): Promise<Done> =>
  page.evaluate(
    async ({ clicked, steps }) => {
      const changed: Record<string, string> = {};
      let clicks = 0;
      for (const [step, [choice, pause]] of steps.entries()) {
        const controls = document.querySelectorAll<HTMLElement>(clicked[step % clicked.length]!);
        const control = controls[choice! % controls.length];
        const before = window.readChoices();
        if (control instanceof HTMLInputElement) {
          control.focus();
          // React ignores an input event if its value was set through the element itself.
          Reflect.set(HTMLInputElement.prototype, 'value', `Անուն ${step}`, control);
          control.dispatchEvent(new InputEvent('input', { bubbles: true }));
          control.blur();
        } else control?.click();
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
      steps: Array.from({ length: count }, () => [random(1000), random(9)]),
    },
  );

/** The choices expected at the end; a path that several tabs changed at once has one of their values. */
type Expected = Readonly<Record<string, string | readonly string[]>>;

/** The changes that tabs made at once; a value that one of them removed stays removed. */
function changedByAll(done: readonly Done[]): Expected {
  const paths = new Set(done.flatMap(({ changed }) => Object.keys(changed)));
  const valuesOf = (path: string): string[] => done.flatMap(({ changed }) => changed[path] ?? []);
  return Object.fromEntries(
    [...paths].map((path) => [path, valuesOf(path).includes('') ? '' : valuesOf(path)]),
  );
}

/** Clicks at random in all tabs at once, on one page of each after the other; returns the clicks and what they lead to. */
export async function actAtOnce(
  tabs: readonly Page[],
  rounds: readonly (readonly string[])[],
  random: Random,
  open: (page: Page, tab: number, path: string) => Promise<unknown>,
  count = 25,
): Promise<{ clicks: number; expected: Expected }> {
  let clicks = 0;
  let expected: Expected | null = null;
  for (const paths of rounds) {
    for (const [tab, page] of tabs.entries()) {
      await open(page, tab, paths[tab]!);
      await ready(page, tab);
    }
    expected ??= await choices(tabs[0]!);
    const done = await Promise.all(tabs.map((page, tab) => act(page, tab, count, random)));
    for (const one of done) clicks += one.clicks;
    expected = { ...expected, ...changedByAll(done) };
  }
  return { clicks, expected: expected! };
}

/** What a tab shows. */
export const choices = (page: Page): Promise<Choices> => page.evaluate(() => window.readChoices());

/** Choices with what was changed in them. */
export const withChanges = (choices: Choices, changed: Choices): Choices =>
  Object.fromEntries(Object.entries({ ...choices, ...changed }).filter(([, value]) => value !== ''));

/** How many choices of one are missing in the other, and how many are there otherwise or should not be there. */
export function differences(expected: Expected, found: Choices): { lost: number; wrong: number } {
  const lost = Object.keys(expected).filter((path) => expected[path] !== '' && !(path in found)).length;
  const wrong = Object.keys(found).filter((path) => ![expected[path]].flat().includes(found[path])).length;
  return { lost, wrong };
}
