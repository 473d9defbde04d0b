import { useDispatch, useSelector } from 'react-redux';
import { selectReading, type ReadingSettings, type RootState, type SongbookAction } from '../state';

/** Reads the songbook's state with a selector. */
export const useSongbook = useSelector.withTypes<RootState>();

/** One of the visitor's reading settings. */
export const useReading = <Setting extends keyof ReadingSettings>(
  setting: Setting,
): ReadingSettings[Setting] => useSongbook((state) => selectReading(state)[setting]);

/** Dispatches the songbook's own actions, and no others. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;
