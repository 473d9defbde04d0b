import { savedStateSynced, type SongbookAction } from '../state';
import type { SongStorage } from './songStorage';

/** How long to wait until a storage that could not be read is read again, in milliseconds. */
const RETRY_AFTER = 1000;

/** Takes over what other tabs store. */
export function syncTabs(options: {
  readonly page: Window;
  readonly storage: SongStorage;
  readonly dispatch: (action: SongbookAction) => void;
}): void {
  const { page, storage, dispatch } = options;
  let retry = 0;
  const sync = (key: string | null): void => {
    try {
      storage.sync(key, (change) => dispatch(savedStateSynced(change)));
    } catch {
      page.clearTimeout(retry);
      retry = page.setTimeout(() => sync(null), RETRY_AFTER);
    }
  };
  page.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== sessionStorageOf(page)) sync(key);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sync(null);
  });
}

/** The storage of the session; null where it is blocked. */
function sessionStorageOf(page: Window): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
