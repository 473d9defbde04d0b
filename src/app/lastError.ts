import type { LastError } from '../state/log';

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
