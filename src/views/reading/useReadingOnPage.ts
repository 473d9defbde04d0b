import { useLayoutEffect } from 'react';
import { selectStorageStatus } from '../../state';
import { useReading, useSongbook } from '../hooks';

/** Tells the page's styles, once the saved state was read, which colours and which size of text the visitor set. */
export function useReadingOnPage(): void {
  const textSize = useReading('textSize');
  const theme = useReading('theme');
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  useLayoutEffect(() => {
    if (isLoading) return;
    const { dataset, style } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    style.setProperty('--text-size', String(textSize / 100));
  }, [isLoading, textSize, theme]);
}
