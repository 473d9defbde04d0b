import type { Store } from '@reduxjs/toolkit';
import { selectStorageStatus, type RootState } from '../state';

/** The delay before failed storage is tried again, in milliseconds. */
const RETRY_AFTER = 1000;

/** Follows other tabs by `sync`, which gets the key that one changed, or null for all; retries failed storage until it works. */
export function syncTabs(
  page: Window,
  { store, sync }: { readonly store: Store<RootState>; readonly sync: (key: string | null) => boolean },
): void {
  let retry = 0;
  const retryLater = (): void => {
    page.clearTimeout(retry);
    retry = page.setTimeout(() => syncOrRetry(null), RETRY_AFTER);
  };
  const syncOrRetry = (key: string | null): void => {
    if (!sync(key)) retryLater();
  };
  store.subscribe(() => {
    if (selectStorageStatus(store.getState()) === 'failed') retryLater();
  });
  page.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === page.localStorage) syncOrRetry(key);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncOrRetry(null);
  });
}
