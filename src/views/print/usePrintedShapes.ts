import { useReaderSetting } from '../hooks';

/** Whether chord shapes are printed at each song, and all of them at the end. */
export function usePrintedShapes() {
  const hasChords = useReaderSetting('bookletSheet') === 'chords';
  return {
    atSongs: useReaderSetting('shapesAtSongs') && hasChords,
    atEnd: useReaderSetting('shapesAtEnd') && hasChords,
  };
}
