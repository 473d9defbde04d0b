import type { SongId } from '../../catalogue';
import { selectSongKey, sharedKeyLeft, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { Banner } from '../ui/Callout';

/** Says that a song is shown in a key that somebody shared, and lets the visitor keep it or go back to their own. */
export function SharedKeyLine({ id }: { id: SongId }) {
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const dispatch = useSongbookDispatch();
  return (
    <Banner role="group" aria-label={text.sharedKey}>
      <p>{text.sharedKey}</p>
      <Button
        variant="quiet"
        onClick={() => dispatch(transpositionJumped({ id, transpose, reason: 'shared' }))}
      >
        {text.keepSharedKey}
      </Button>
      <Button variant="quiet" onClick={() => dispatch(sharedKeyLeft())}>
        {text.ownKey}
      </Button>
    </Banner>
  );
}

export function UnreadKeyLine({ onClose }: { onClose: () => void }) {
  return (
    <Banner role="alert">
      <p>{text.unreadKey}</p>
      <Button variant="quiet" onClick={onClose}>
        {text.gotIt}
      </Button>
    </Banner>
  );
}
