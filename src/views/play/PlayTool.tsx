import { useCallback, type Dispatch, type SetStateAction } from 'react';
import type { SongId } from '../../catalogue';
import { openSound } from '../../sound/context';
import { allowSilence } from '../../sound/silence';
import * as text from '../text';
import { lazyView, PAUSE, PLAY, ToolbarButton, useKeys } from '../ui';
import { useGoingOn } from './NextSong';
import type { Hide, Playback } from './player/played';
import styles from './PlayTool.module.css';
import { useIsOnStage } from './onStage';

const ScrollBar = lazyView(async () => (await import('./player/ScrollBar')).ScrollBar, 'quiet');
const SoundBar = lazyView(async () => (await import('./player/SoundBar')).SoundBar, 'quiet');
const KeepAwake = lazyView(async () => (await import('./KeepAwake')).KeepAwake, 'quiet');

/** Lets a song sound, pauses what sounds or scrolls, and goes on. A bar over the tools leads it. */
export function PlayTool({
  id,
  playback,
  onPlay,
  onHide,
}: {
  id: SongId;
  playback: Playback | null;
  onPlay: Dispatch<SetStateAction<Playback | null>>;
  onHide: Hide;
}) {
  const isOnStage = useIsOnStage();
  // On the stage a song does not scroll.
  const shown = isOnStage && playback?.what === 'scroll' ? null : playback;
  const isGoing = shown?.isGoing ?? false;
  const setGoing = useCallback(
    (goes: boolean) => onPlay((now) => now && { ...now, isGoing: goes }),
    [onPlay],
  );
  const play = (what: Playback['what']): void => {
    if (what === 'sound') {
      // Browsers allow sound only within a tap.
      openSound();
      allowSilence();
    }
    onPlay({ what, isGoing: shown?.what !== what || !isGoing });
  };
  useGoingOn(() => onPlay({ what: 'scroll', isGoing: true }));
  useKeys('song', { L: () => play('sound'), P: !isOnStage && (() => play('scroll')) });
  const bar = { id, isGoing, setGoing, onClose: () => onPlay(null) };
  return (
    <>
      {shown && (shown.what === 'scroll' ? <ScrollBar {...bar} /> : <SoundBar {...bar} onHide={onHide} />)}
      <div className={styles.play}>
        <ToolbarButton
          icon={isGoing ? PAUSE : PLAY}
          aria-keyshortcuts={shown?.what === 'scroll' ? 'P' : 'L'}
          label={!shown ? text.listen : isGoing ? text.pausePlaying : text.goOn}
          onClick={() => play(shown?.what ?? 'sound')}
        />
      </div>
      <KeepAwake isInUse={isOnStage || isGoing} />
    </>
  );
}
