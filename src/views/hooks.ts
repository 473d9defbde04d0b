import { useDispatch, useSelector } from 'react-redux';
import type { SongId } from '../catalogue';
import {
  readerSettingChanged,
  selectListings,
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

/** Finds the title of a song. */
export function useTitles(): (id: SongId) => string {
  const listings = useSongbook(selectListings);
  return (id) => listings[id]?.title ?? '';
}

/** Dispatches only the songbook's own actions. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;
