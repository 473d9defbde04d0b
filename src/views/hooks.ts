import { useDispatch, useSelector } from 'react-redux';
import {
  readerSettingChanged,
  selectReaderSettings,
  type RootState,
  type SettingChange,
  type SettingValues,
  type SongbookAction,
} from '../state';

export const useSongbook = useSelector.withTypes<RootState>();

export const useReaderSetting = <Setting extends keyof SettingValues>(
  setting: Setting,
): SettingValues[Setting] => useSongbook((state) => selectReaderSettings(state)[setting]);

export function useReaderSettingState<Setting extends keyof SettingValues>(
  setting: Setting,
): [SettingValues[Setting], (value: SettingValues[Setting]) => void] {
  const dispatch = useSongbookDispatch();
  return [
    useReaderSetting(setting),
    (value) => dispatch(readerSettingChanged({ setting, value } as SettingChange)),
  ];
}

/** Dispatches only the songbook's own actions. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;
