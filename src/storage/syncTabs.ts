import type { Store } from '@reduxjs/toolkit';
import { selectStorageStatus, type RootState } from '../state';
import type { Persistence } from './persistence';

/** The delay before failed storage is tried again, in milliseconds. */
const RETRY_AFTER = 1000;

/** Applies other tabs' changes, and retries failed storage until it works. */
export function syncTabs(
  page: Window,
  { store, sync }: Pick<Persistence, 'sync'> & { readonly store: Store<RootState> },
): void {
  let retry = 0;
  const retryLater = (): void => {
    page.clearTimeout(retry);
    retry = page.setTimeout(() => syncOrRetry(null), RETRY_AFTER);
  };
  const syncOrRetry = (key: string | null, text?: string | null): void => {
    if (!sync(key, text)) retryLater();
  };
  store.subscribe(() => {
    if (selectStorageStatus(store.getState()) === 'failed') retryLater();
  });
  page.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== sessionStorageOf(page)) syncOrRetry(key, newValue);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncOrRetry(null);
  });
}

function sessionStorageOf(page: Window): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
