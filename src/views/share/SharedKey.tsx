import { useEffect, useEffectEvent } from 'react';
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

const SharedKeyLine = lazyView(async () => (await import('./SharedKeyLine')).SharedKeyLine, {
  isQuiet: true,
});

/** Opens a song in the key that its address asks for (`?transpose=3`), with a banner that says so. */
export function SharedKey({ id }: { id: SongId }) {
  return useSharedKey(id) && <SharedKeyLine id={id} />;
}

const PARAMETER = 'transpose';

/** Keeps the shared key in the store while the address asks for one; returns whether the song is shown in it. */
function useSharedKey(id: SongId): boolean {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useSongbookDispatch();
  const { getState } = useStore<RootState>();
  const isRead = useSongbook(selectStorageStatus) !== 'loading';
  const shared = useSongbook((state) => selectSharedTranspose(state, id));
  const asked = parseTranspose(new URLSearchParams(search).get(PARAMETER));
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
    if (isRead && asked !== null && selectSharedTranspose(getState(), id) === null) clearAddress();
  }, [id, asked, isRead, shared, getState]);
  return shared !== null;
}
