import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Chrome has it since version 126. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Closes what is open by a phone's Back, where the browser tells of it; elsewhere `useBack` follows the history. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
