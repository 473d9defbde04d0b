import { useReaderSetting } from '../hooks';
import { keepFetching, useFetched } from '../ui';

const fetchShapes = () => keepFetching(() => import(/* webpackChunkName: "guitar" */ './ShapesOnPaper'));

/** What draws chord shapes, where the reader wants them printed; `isReady` says that it is fetched if it is wanted. */
export function usePrintedShapes() {
  const hasChords = useReaderSetting('bookletSheet') === 'chords';
  const isAtSongs = useReaderSetting('shapesAtSongs') && hasChords;
  const isAtEnd = useReaderSetting('shapesAtEnd') && hasChords;
  const isWanted = isAtSongs || isAtEnd;
  const { data } = useFetched(fetchShapes, isWanted);
  return {
    isReady: !isWanted || data !== null,
    atSongs: isAtSongs ? data : null,
    atEnd: isAtEnd ? data : null,
  };
}
