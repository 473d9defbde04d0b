import { savedStateLoaded, savedStateSynced, type SongbookAction } from '../state';
import type { SongStorage } from './songStorage';

/** Writes what is pending before the page can vanish, and takes over what other tabs store. */
export function syncTabs(options: {
  readonly page: Window;
  readonly storage: SongStorage;
  readonly flush: () => Promise<void>;
  readonly dispatch: (action: SongbookAction) => void;
}): void {
  const { page, storage, flush, dispatch } = options;
  const reload = (): void => {
    const saved = readable(() => storage.load());
    if (saved) dispatch(savedStateLoaded(saved));
  };
  const sync = (key: string): void => {
    const change = readable(() => storage.sync(key));
    if (change) dispatch(savedStateSynced(change));
  };
  page.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === readable(() => page.sessionStorage)) return;
    void flush();
    if (key === null) reload();
    else sync(key);
  });
  page.addEventListener('pagehide', () => void flush());
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') void flush();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}

/** What can be read now; null where the browser's storage throws. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
