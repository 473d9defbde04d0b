import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import {
  parseTranspose,
  selectOwnTranspose,
  selectSharedTranspose,
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

/** Opens a song in the key that its address asks for (`?transpose=3`), with a banner that says so, or that it cannot be read. */
export function SharedKey({ id }: { id: SongId }) {
  const { isShared, isUnread, forgetUnread } = useSharedKey(id);
  if (isShared) return <SharedKeyLine id={id} />;
  return isUnread && <UnreadKeyLine onClose={forgetUnread} />;
}

const PARAMETER = 'transpose';

/**
 * Keeps the shared key in the store while the address asks for one; says whether the song is shown in it, and whether the
 * address asked for one that cannot be read.
 */
function useSharedKey(id: SongId): { isShared: boolean; isUnread: boolean; forgetUnread: () => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useSongbookDispatch();
  const { getState } = useStore<RootState>();
  const isRead = useSongbook(selectStorageStatus) !== 'loading';
  const shared = useSongbook((state) => selectSharedTranspose(state, id));
  const [isUnread, setIsUnread] = useState(false);
  const given = new URLSearchParams(search).get(PARAMETER);
  const asked = given === null ? null : parseTranspose(withoutStuckPunctuation(given));
  // Remembered here, because the address forgets it.
  if (isRead && given !== null && asked === null && !isUnread) setIsUnread(true);
  const clearAddress = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    void navigate({ search: String(rest), hash }, { replace: true });
  });
  useEffect(() => {
    if (!isRead || asked === null || selectOwnTranspose(getState(), id) === asked) return;
    dispatch(sharedKeyOpened({ id, transpose: asked }));
    return () => {
      if (selectSharedTranspose(getState(), id) !== null) dispatch(sharedKeyLeft());
    };
  }, [id, asked, isRead, dispatch, getState]);
  useEffect(() => {
    // Read from the store, because the effect above may have opened the key just now.
    // Remembered here, because the address forgets it.
    if (isRead && given !== null && selectSharedTranspose(getState(), id) === null) clearAddress();
  }, [id, given, isRead, shared, getState]);
  return { isShared: shared !== null, isUnread, forgetUnread: () => setIsUnread(false) };
}
