import { useLayoutEffect } from 'react';
import { selectStorageStatus } from '../../state/index';
import { useReading, useSongbook } from '../hooks';
import { showReaderSettings } from './showReaderSettings';

/** Tells the page's styles, once the saved state was read, how the visitor wants to read. */
export function useReaderSettingsOnPage(): void {
  const textSize = useReading('textSize');
  const theme = useReading('theme');
  const sheet = useReading('sheet');
  const columns = useReading('columns');
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) showReaderSettings({ theme, textSize, sheet, columns });
  }, [isLoading, textSize, theme, sheet, columns]);
}
