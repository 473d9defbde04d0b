import { selectFavoriteIds, selectReaderSettings, selectSets } from '../state';
import type { Songbook } from './makeStore';

/** Follows the visitor's choices where they concern the browser itself. */
export function followChoices(page: Window, { store }: Pick<Songbook, 'store'>): void {
  followTheme(page, store);
  askToKeep(page, store);
}

/** Gives the browser's bars the colour of the chosen theme, and not of the device's. */
function followTheme({ document }: Window, { getState, subscribe }: Songbook['store']): void {
  const bars = Array.from(
    document.querySelectorAll('[name=theme-color]'),
    (bar) => [bar, bar.getAttribute('media') ?? ''] as const,
  );
  const show = (): void => {
    const { theme } = selectReaderSettings(getState());
    for (const [bar, media] of bars)
      bar.setAttribute('media', theme === 'system' ? media : media.includes(theme) ? 'all' : 'not all');
  };
  subscribe(show);
  show();
}

/**
 * Asks the browser not to clear what is stored, once a visit adds to the favorites and sets. Not before: Firefox asks the
 * visitor.
 */
function askToKeep({ navigator }: Window, { getState, subscribe }: Songbook['store']): void {
  const count = (): number => selectFavoriteIds(getState()).length + selectSets(getState()).length;
  const before = count();
  const stop = subscribe(() => {
    if (count() <= before) return;
    stop();
    // A page that is not secure has no such storage.
    if ('storage' in navigator) void navigator.storage.persist();
  });
}
