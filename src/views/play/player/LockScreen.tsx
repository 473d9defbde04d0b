import { useEffect, useEffectEvent } from 'react';
import type { SongId } from '../../../catalogue';
import { playSilence } from '../../../sound/silence';
import { useListing } from '../../hooks';
import type { usePlayer } from './usePlayer';

/** The actions that can be requested from outside the page. */
const ACTIONS = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const;
type LockScreenAction = (typeof ACTIONS)[number];

const ARTWORK = [192, 512].map((size) => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** Shows the song on the lock screen and lets it be played from there; a missing handler is not offered. */
export function LockScreen({ id, player }: { id: SongId; player: ReturnType<typeof usePlayer> }) {
  const { isPlaying, lines, duration, position, sungRow, from, goOn, stop, reset, toPrevious, toNext } =
    player;
  const handlers: Readonly<Partial<Record<LockScreenAction, () => void>>> = {
    play: goOn,
    pause: stop,
    stop: reset,
    ...(lines.length > 0 && { previoustrack: toPrevious, nexttrack: toNext }),
  };
  const { title, author } = useListing(id);
  const lead = useEffectEvent((action: LockScreenAction) => handlers[action]?.());
  const isLed = useEffectEvent((action: LockScreenAction) => action in handlers);
  const showPosition = useEffectEvent(() => {
    // A metronome has no end; not every browser accepts an infinite duration.
    if (Number.isFinite(duration))
      navigator.mediaSession.setPositionState({ duration, position: position() });
  });
  useEffect(() => {
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: author, artwork: ARTWORK });
    for (const action of ACTIONS.filter(isLed)) mediaSession.setActionHandler(action, () => lead(action));
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      mediaSession.setPositionState();
      for (const action of ACTIONS) mediaSession.setActionHandler(action, null);
    };
  }, [title, author]);
  useEffect(() => {
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    return isPlaying ? playSilence(() => lead('pause')) : undefined;
  }, [isPlaying]);
  // Updated at every line and every jump: during a count-in the lock screen's clock runs on, the song does not.
  useEffect(() => showPosition(), [isPlaying, duration, sungRow, from]);
  return null;
}
