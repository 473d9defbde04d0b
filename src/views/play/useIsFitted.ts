import { useReaderSetting } from '../hooks';

/** Whether a song is fitted to the screen: it is turned and does not scroll. */
export const useIsFitted = (): boolean => useReaderSetting('columns') === 'fit';
