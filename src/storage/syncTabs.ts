import type { Store } from '@reduxjs/toolkit';
import { selectStorageStatus, type RootState } from '../state';
import type { Persistence } from './persistence';

/** The delay before failed storage is tried again, in milliseconds. */
const RETRY_AFTER = 1000;

/** Applies other tabs' changes, and retries failed storage until it works. */
export function syncTabs(
  page: Window,
  { store, follow }: Pick<Persistence, 'follow'> & { readonly store: Store<RootState> },
): void {
  let retry = 0;
  const retryLater = (): void => {
    page.clearTimeout(retry);
    retry = page.setTimeout(() => sync(null), RETRY_AFTER);
  };
  const sync = (key: string | null, text?: string | null): void => {
    if (!follow(key, text)) retryLater();
  };
  store.subscribe(() => {
    if (selectStorageStatus(store.getState()) === 'failed') retryLater();
  });
  page.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== sessionStorageOf(page)) sync(key, newValue);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sync(null);
  });
}

/** The session storage; null if it is blocked. */
function sessionStorageOf(page: Window): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
