import { useEffect, useEffectEvent } from 'react';
import { playSilence } from '../../../sound/silence';
import { useListing } from '../../hooks';
import { BASE } from '../../text/languages';
import type { Playing } from './played';
import type { Player } from './usePlayer';

/** The actions that can be requested from outside the page. */
const ACTIONS: readonly MediaSessionAction[] = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'];

const ARTWORK = [192, 512].map((size) => ({
  src: `${BASE}/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** Shows the song on the lock screen and lets it be played from there; a missing handler is not offered. */
export function LockScreen({ id, isGoing, setGoing, player }: Playing & { player: Player }) {
  const { lines, duration, position, sungRow, from, reset, toPrevious, toNext } = player;
  const isFollowed = lines.length > 0;
  const handlers: Readonly<Partial<Record<MediaSessionAction, () => void>>> = {
    play: () => setGoing(true),
    pause: () => setGoing(false),
    stop: reset,
    ...(isFollowed && { previoustrack: toPrevious, nexttrack: toNext }),
  };
  const { title, author } = useListing(id);
  const lead = useEffectEvent((action: MediaSessionAction) => handlers[action]?.());
  const isLed = useEffectEvent((action: MediaSessionAction) => action in handlers);
  const showPosition = useEffectEvent(() => {
    // A metronome has no end; not every browser accepts an infinite duration.
    const state = Number.isFinite(duration) ? { duration, position: position() } : undefined;
    navigator.mediaSession.setPositionState(state);
  });
  useEffect(() => {
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: author, artwork: ARTWORK });
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      mediaSession.setPositionState();
    };
  }, [title, author]);
  useEffect(() => {
    const { mediaSession } = navigator;
    for (const action of ACTIONS.filter(isLed)) mediaSession.setActionHandler(action, () => lead(action));
    return () => {
      for (const action of ACTIONS) mediaSession.setActionHandler(action, null);
    };
  }, [isFollowed]);
  useEffect(() => {
    navigator.mediaSession.playbackState = isGoing ? 'playing' : 'paused';
    return isGoing ? playSilence(() => lead('pause')) : undefined;
  }, [isGoing]);
  // Updated at every line and every jump: during a count-in the lock screen's clock runs on, the song does not.
  useEffect(() => showPosition(), [isGoing, duration, sungRow, from]);
  return null;
}
