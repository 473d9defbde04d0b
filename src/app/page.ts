import type { CatalogueFile, PageSong, SongId } from '../catalogue';
import type { CatalogueState } from '../state';
import type { ConsoleObject } from './consoleObject';

declare global {
  interface Window {
    songbook: ConsoleObject;
    /** Set by the catalogue's own script, which runs before the app's. */
    songbookCatalogue: CatalogueFile;
    /** Buttons tapped before the app's script ran, with their `aria-pressed` then; recorded by the inline script. */
    songbookTaps?: { readonly button: HTMLElement; readonly pressed: string | null }[];
  }
}

/** The content of the page's prerendered song, by its id; empty on other pages. */
export function prerenderedContents(page: Window): CatalogueState['contents'] {
  const data = page.document.getElementById('page-song')?.textContent;
  if (!data) return {};
  const { id, content } = JSON.parse(data) as PageSong;
  return { [id as SongId]: content };
}

/** Replays taps made before hydration, unless the saved state has changed the button since. */
export function replayEarlyTaps(page: Window): void {
  const taps = page.songbookTaps ?? [];
  delete page.songbookTaps;
  for (const { button, pressed } of taps) if (button.getAttribute('aria-pressed') === pressed) button.click();
}

/** Hides a page under `/sets/` until the saved state is read: no page is built for a set, but storage may hold it. */
export function hideUnknown({ location, document }: Window): void {
  if (location.pathname.startsWith('/sets/')) document.documentElement.dataset['opening'] = '';
}

/** Shows the page that `hideUnknown` hid. */
export function showPage({ document }: Window): void {
  delete document.documentElement.dataset['opening'];
}

/** Resolves when the page is idle. */
export function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: 5000 });
    // WebKit has no idle callback; a timeout waits only for what is already pending.
    else setTimeout(resolve);
  });
}
