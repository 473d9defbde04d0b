import { useLayoutEffect } from 'react';
import { selectStorageStatus } from '../../state';
import { useReading, useSongbook } from '../hooks';
import { showReading } from './showReading';

/** Tells the page's styles, once the saved state was read, which colours and which size of text the visitor set. */
export function useReadingOnPage(): void {
  const textSize = useReading('textSize');
  const theme = useReading('theme');
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) showReading({ theme, textSize });
  }, [isLoading, textSize, theme]);
}
