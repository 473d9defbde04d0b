import { useStore } from 'react-redux';
import type { SongId } from '../../catalogue';
import {
  selectSharedTranspose,
  transpositionJumped,
  type RootState,
  type transposedDown,
  type transposedUp,
} from '../../state';
import { useSongbookDispatch } from '../hooks';

/** Makes steps from the key that is shown: one that somebody shared becomes the visitor's own with the first step. */
export function useTransposeStep(id: SongId): (step: typeof transposedUp | typeof transposedDown) => void {
  const dispatch = useSongbookDispatch();
  const { getState } = useStore<RootState>();
  return (step) => {
    // Asked of the store: a tap made before the page was taken over is made again before the next drawing.
    const transpose = selectSharedTranspose(getState(), id);
    if (transpose !== null) dispatch(transpositionJumped({ id, transpose, reason: 'shared' }));
    dispatch(step({ id }));
  };
}
