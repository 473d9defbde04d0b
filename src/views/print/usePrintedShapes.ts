import { useReaderSetting } from '../hooks';
import { useFetched } from '../ui';

const fetchShapes = () => import('./ShapesOnPaper');

/** What draws chord shapes, where the reader wants them printed; `isReady` says that it is fetched if it is wanted. */
export function usePrintedShapes() {
  const hasChords = useReaderSetting('bookletSheet') === 'chords';
  const isAtSongs = useReaderSetting('shapesAtSongs') && hasChords;
  const isAtEnd = useReaderSetting('shapesAtEnd') && hasChords;
  const isWanted = isAtSongs || isAtEnd;
  const { data } = useFetched(fetchShapes, isWanted, { keepsTrying: true });
  return {
    isReady: !isWanted || data !== null,
    atSongs: isAtSongs ? data : null,
    atEnd: isAtEnd ? data : null,
  };
}
