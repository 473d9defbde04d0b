import type { CatalogueFile, PageSong } from '../catalogue';
import type { CatalogueState, FirstSettings } from '../state';
import type { ConsoleObject } from './consoleObject';

declare global {
  interface Window {
    songbook: ConsoleObject;
    /** Set by the catalogue's own script, which runs before the app's. */
    songbookCatalogue: CatalogueFile;
    /** Set by the script of a song's page, which runs before the app's too. */
    songbookPage?: PageSong;
    /** Buttons tapped before the app's script ran, with their `aria-pressed` then; recorded by the inline script. */
    songbookTaps?: { readonly button: HTMLElement; readonly pressed: string | null }[];
  }
}

/** The content of the page's prerendered song, by its id; empty on other pages. */
export function prerenderedContents(page: Window): CatalogueState['contents'] {
  if (!page.songbookPage) return {};
  const { id, content } = page.songbookPage;
  return { [id]: content };
}

/** Replays taps made before hydration, unless the saved state has changed the button since. */
export function replayEarlyTaps(page: Window): void {
  const taps = page.songbookTaps ?? [];
  delete page.songbookTaps;
  for (const { button, pressed } of taps) if (button.getAttribute('aria-pressed') === pressed) button.click();
}

/** A part of the app that is being fetched; a script of the page itself has an integrity. */
const PART = 'script[src^="/assets/"]:not([integrity])';

/**
 * Hides a page until the saved state is drawn if that draws another one: under `/sets/`, for which no page is built, and
 * with Latin letters or columns that fit, whose code comes later.
 */
export function hideUnknown(
  page: Window,
  { latin, columns }: Pick<FirstSettings, 'latin' | 'columns'>,
): void {
  const { dataset } = page.document.documentElement;
  if (latin !== 'none' || columns === 'fit') dataset['opening'] = 'parts';
  if (page.location.pathname.startsWith('/sets/')) dataset['opening'] = 'set';
  const show = (): void => {
    if (page.songbookTaps || page.document.querySelector(PART)) page.requestAnimationFrame(show);
    else delete dataset['opening'];
  };
  if (dataset['opening']) page.requestAnimationFrame(show);
}

/**
 * Applies the whole style; the document holds only the part for the first paint. Resolves when the file has loaded or
 * failed.
 */
export function applyWholeStyle({ document }: Window): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[as=style]');
  return new Promise((resolve) => {
    if (!link) return resolve(null);
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    link.rel = 'stylesheet';
  });
}

export function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: 5000 });
    // WebKit has no idle callback; a timeout waits only for what is already pending.
    else setTimeout(resolve);
  });
}
