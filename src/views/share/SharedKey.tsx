import type { SongId } from '../../catalogue';
import { lazyView } from '../ui/lazyView';
import { useSharedKey } from './useSharedKey';

const SharedKeyLine = lazyView(async () => (await import('./SharedKeyLine')).SharedKeyLine, {
  isQuiet: true,
});

/** Opens a song in a key that somebody shared, and says so. */
export function SharedKey({ id }: { id: SongId }) {
  return useSharedKey(id) && <SharedKeyLine id={id} />;
}
