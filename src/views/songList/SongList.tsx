import type { SongId } from '../../catalogue/index';
import { lazyView } from '../ui/lazyView';
import type { Found } from './SongRow';
import { SongRows } from './SongRows';

/** How many songs a list draws at once; the rest of a longer one is drawn where it is looked at. */
const ROWS_AT_ONCE = 64;

const LongList = lazyView(async () => (await import('./VirtualList')).VirtualList, { isQuiet: true });

/** The songs of a list, one row each. */
export function SongList({ ids, found }: { ids: readonly SongId[]; found?: ReadonlyMap<SongId, Found> }) {
  return (
    <>
      <SongRows ids={ids.slice(0, ROWS_AT_ONCE)} found={found} />
      {ids.length > ROWS_AT_ONCE && <LongList ids={ids.slice(ROWS_AT_ONCE)} found={found} />}
    </>
  );
}
