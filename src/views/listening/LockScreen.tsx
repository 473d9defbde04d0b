import { useEffect, useEffectEvent } from 'react';
import type { SongId } from '../../catalogue';
import { playSilence } from '../../sound/silence';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';

/** What can be asked for from outside the page. */
const ACTIONS = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const;
type LockScreenAction = (typeof ACTIONS)[number];

const ARTWORK = [192, 512].map((size) => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** What is played: how long it is and how much of it has been played, in seconds; the line that is sung, and from which tick on. */
interface Played {
  readonly isPlaying: boolean;
  readonly duration: number;
  readonly position: () => number;
  readonly sungLine: number | undefined;
  readonly from: number | undefined;
}

/**
 * Shows a song that is played on the lock screen and has it led from there, from a headset and from media keys; an action
 * that is not given is not offered. Draws nothing in the page.
 */
export function LockScreen({
  id,
  player,
  led,
}: {
  id: SongId;
  player: Played;
  led: Readonly<Partial<Record<LockScreenAction, () => void>>>;
}) {
  const { isPlaying, duration, position, sungLine, from } = player;
  const { title, author } = useSongbook((state) => selectListing(state, id));
  const lead = useEffectEvent((action: LockScreenAction) => led[action]?.());
  const isLed = useEffectEvent((action: LockScreenAction) => action in led);
  const showPosition = useEffectEvent(() => {
    // A metronome has no end, which not every browser takes for a duration.
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
  // From line to line, and with every leap, so that it counts on as the song does, which is counted in.
  useEffect(() => showPosition(), [isPlaying, duration, sungLine, from]);
  return null;
}
