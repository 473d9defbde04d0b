import type { SongId } from '../../catalogue';
import { selectSongKey, sharedKeyLeft, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { Banner } from '../ui/Callout';
import { focusOrHeading } from '../ui/focus';

/** Says that a song is shown in a key that somebody shared, and lets the visitor keep it or go back to their own. */
export function SharedKeyLine({ id }: { id: SongId }) {
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const dispatch = useSongbookDispatch();
  const answer = (action: ReturnType<typeof transpositionJumped | typeof sharedKeyLeft>): void => {
    dispatch(action);
    // The button disappears with the banner: the focus moves to the song's heading.
    focusOrHeading();
  };
  return (
    <Banner role="group" aria-label={text.sharedKey}>
      <p>{text.sharedKey}</p>
      <Button
        variant="quiet"
        onClick={() => answer(transpositionJumped({ id, transpose, reason: 'shared' }))}
      >
        {text.keepSharedKey}
      </Button>
      <Button variant="quiet" onClick={() => answer(sharedKeyLeft())}>
        {text.ownKey}
      </Button>
    </Banner>
  );
}

export function UnreadKeyLine({ onClose }: { onClose: () => void }) {
  return (
    <Banner role="alert">
      <p>{text.unreadKey}</p>
      <Button
        variant="quiet"
        onClick={() => {
          onClose();
          focusOrHeading();
        }}
      >
        {text.gotIt}
      </Button>
    </Banner>
  );
}
