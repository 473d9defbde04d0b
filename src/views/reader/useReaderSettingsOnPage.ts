import { useLayoutEffect } from 'react';
import { selectStorageStatus } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { showReaderSettings } from './showReaderSettings';

/** Tells the page's styles, once the saved state was read, how the visitor wants to read. */
export function useReaderSettingsOnPage(): void {
  const textSize = useReaderSetting('textSize');
  const theme = useReaderSetting('theme');
  const sheet = useReaderSetting('sheet');
  const columns = useReaderSetting('columns');
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  useLayoutEffect(() => {
    if (!isLoading) showReaderSettings({ theme, textSize, sheet, columns });
  }, [isLoading, textSize, theme, sheet, columns]);
}
