import { useDispatch, useSelector } from 'react-redux';
import { selectReaderSettings, type SettingValues, type RootState, type SongbookAction } from '../state';

/** Reads the songbook's state with a selector. */
export const useSongbook = useSelector.withTypes<RootState>();

/** One of the visitor's reader settings. */
export const useReaderSetting = <Setting extends keyof SettingValues>(
  setting: Setting,
): SettingValues[Setting] => useSongbook((state) => selectReaderSettings(state)[setting]);

/** Dispatches the songbook's own actions, and no others. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;
