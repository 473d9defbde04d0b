import { useDispatch, useSelector } from 'react-redux';
import type { RootState, SongbookAction } from '../state';

/** Reads the songbook's state with a selector. */
export const useSongbook = useSelector.withTypes<RootState>();

/** Dispatches the songbook's own actions, and no others. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;
