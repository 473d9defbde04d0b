import type { CatalogueFile, PageSong, SongContent } from '../catalogue';
import { contentsFailed, contentsLoaded, type SongbookAction } from '../state';
import type { LastError } from '../state/log';
import { fetchAhead } from '../views/ui/fetching';
import type { ConsoleObject } from './consoleObject';

declare global {
  interface Window {
    songbook: ConsoleObject;
    /** Set by the catalogue's own script, which runs before the app's. */
    songbookCatalogue: CatalogueFile;
    /** Set by the script of a song's page, which runs before the app's too. */
    songbookPage?: PageSong;
  }
}

export function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: 5000 });
    // WebKit has no idle callback; a timeout waits only for what is already pending.
    else setTimeout(resolve);
  });
}

/** Listens for the errors of a page; returns a function that gives the latest one. */
export function followErrors(page: Window): () => LastError | null {
  let last: LastError | null = null;
  const remember = (error: unknown): void => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    last = { at: new Date().toISOString(), message: String(error), stack };
  };
  page.addEventListener('error', ({ error, message }) => remember(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => remember(reason));
  return () => last;
}

/** Makes the function that loads the contents of all songs into the store, once; a failed load is repeated. */
export function makeContentLoader(address: string, dispatch: (action: SongbookAction) => void) {
  const load = async (): Promise<void> => {
    try {
      dispatch(contentsLoaded(await fetchData<SongContent[]>(address)));
    } catch (error) {
      dispatch(contentsFailed({ reason: String(error) }));
      throw error;
    }
  };
  return () => fetchAhead(load).catch(() => undefined);
}

export async function fetchData<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}
