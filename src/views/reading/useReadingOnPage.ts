import { useLayoutEffect } from 'react';
import { selectStorageStatus } from '../../state';
import { useReading, useSongbook } from '../hooks';
import { showReading } from './showReading';

/** Tells the page's styles, once the saved state was read, how the visitor wants to read. */
export function useReadingOnPage(): void {
  const textSize = useReading('textSize');
  const theme = useReading('theme');
  const sheet = useReading('sheet');
  const columns = useReading('columns');
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) showReading({ theme, textSize, sheet, columns });
  }, [isLoading, textSize, theme, sheet, columns]);
}
