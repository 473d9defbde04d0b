import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import {
  parseSemitones,
  selectOwnKey,
  selectSharedKey,
  selectStorageStatus,
  sharedKeyLeft,
  sharedKeyOpened,
  type RootState,
} from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { lazyView } from '../ui/lazyView';
import { withoutStuckPunctuation } from '../ui/stuckPunctuation';

const SharedKeyLine = lazyView(async () => (await import('./SharedKeyLine')).SharedKeyLine, {
  isQuiet: true,
});
const UnreadKeyLine = lazyView(async () => (await import('./SharedKeyLine')).UnreadKeyLine, {
  isQuiet: true,
});

/** Opens a song in the key and capo of its address (`?transpose=3&capo=5`), and says so in a banner. */
export function SharedKey({ id }: { id: SongId }) {
  const { isShared, isUnread, forgetUnread } = useSharedKey(id);
  if (isShared) return <SharedKeyLine id={id} />;
  return isUnread && <UnreadKeyLine onClose={forgetUnread} />;
}

const isSharedIn = (state: RootState, id: SongId): boolean => selectSharedKey(state)?.id === id;

const [TRANSPOSE, CAPO] = ['transpose', 'capo'];

/** Keeps the key of the address in the store while the song is shown in it. */
function useSharedKey(id: SongId): { isShared: boolean; isUnread: boolean; forgetUnread: () => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useSongbookDispatch();
  const { getState } = useStore<RootState>();
  const isRead = useSongbook(selectStorageStatus) !== 'loading';
  const isShared = useSongbook((state) => isSharedIn(state, id));
  const [isUnread, setIsUnread] = useState(false);
  const query = new URLSearchParams(search);
  const isGiven = query.has(TRANSPOSE) || query.has(CAPO);
  const read = (name: string): number | null =>
    parseSemitones(withoutStuckPunctuation(query.get(name) ?? ''));
  const capo = read(CAPO) ?? undefined;
  // An address with only a capo means the original key.
  const asked = query.has(TRANSPOSE) || capo === undefined ? read(TRANSPOSE) : 0;
  // Remembered here, because the address is cleared.
  if (isRead && isGiven && asked === null && !isUnread) setIsUnread(true);
  const clearAddress = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(TRANSPOSE);
    rest.delete(CAPO);
    void navigate({ search: String(rest), hash }, { replace: true });
  });
  useEffect(() => {
    if (!isRead || asked === null) return;
    const own = selectOwnKey(getState(), id);
    if (own.transpose === asked && (capo === undefined || own.capo === capo)) return;
    dispatch(sharedKeyOpened({ id, transpose: asked, capo }));
    return () => {
      if (isSharedIn(getState(), id)) dispatch(sharedKeyLeft());
    };
  }, [id, asked, capo, isRead, dispatch, getState]);
  useEffect(() => {
    // Read from the store, because the effect above may have opened the key just now.
    if (isRead && isGiven && !isSharedIn(getState(), id)) clearAddress();
  }, [id, isGiven, isRead, isShared, getState]);
  return { isShared, isUnread, forgetUnread: () => setIsUnread(false) };
}
