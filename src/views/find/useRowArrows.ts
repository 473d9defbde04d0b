import { useKeys } from '../ui';

/** In a list, arrows lead from a song's link to its heart and back, so that Tab stops once for each song. */
export function useRowArrows(): void {
  const leadTo = (part: string) => () => {
    const row = document.activeElement?.closest('li[data-song-id]');
    const there = row?.querySelector<HTMLElement>(part);
    there?.focus();
    return Boolean(there);
  };
  useKeys('page', { ArrowRight: leadTo('[aria-pressed]'), ArrowLeft: leadTo('a') });
}
