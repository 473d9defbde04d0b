import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(onChange: () => void): () => void {
  const page = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, page);
  return () => page.abort();
}
