import { useEffect } from 'react';
import type { SongId } from '../../catalogue';
import { capoRemoved, selectPlayedCapo } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/shapes';
import { Button } from '../ui/Button';
import { Banner } from '../ui/Callout';

/** A banner saying that the sheet shows the shapes for a capo; leaving the song removes the capo. */
export function CapoLine({ id }: { id: SongId }) {
  const capo = useSongbook((state) => selectPlayedCapo(state, id));
  const dispatch = useSongbookDispatch();
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) dispatch(capoRemoved({ id }));
    };
  }, [id, dispatch]);
  if (capo === null) return null;
  return (
    <Banner isPrinted data-testid="capo-line">
      <p>
        <strong>{text.capoAt(capo)}</strong>
        <span>{` ${text.capoShown}`}</span>
      </p>
      <Button variant="quiet" onClick={() => dispatch(capoRemoved({ id }))}>
        {text.capoOff}
      </Button>
    </Banner>
  );
}
