import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { openSound } from '../../sound/context';
import { allowSilence } from '../../sound/silence';
import { useIsOnStage } from '../sheet/onStage';
import * as text from '../text';
import { PAUSE, PLAY, ToolbarButton, useKeys } from '../ui';
import { useGoingOn } from './NextSong';
import type { Playback, Playing } from './player/played';
import styles from './PlayTool.module.css';

/** Lets a song sound, pauses what sounds or scrolls, and goes on. The children make what stands beside it and leads it. */
export function PlayTool({
  playback,
  onPlay,
  children,
}: {
  playback: Playback | null;
  onPlay: Dispatch<SetStateAction<Playback | null>>;
  children: (bar: Omit<Playing, 'id'>) => ReactNode;
}) {
  const isOnStage = useIsOnStage();
  // On the stage a song does not scroll.
  const shown = isOnStage && playback?.what === 'scroll' ? null : playback;
  const isGoing = shown?.isGoing ?? false;
  const setGoing = (goes: boolean): void => onPlay((now) => now && { ...now, isGoing: goes });
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
  return (
    <>
      <div className={styles.play} data-on-stage={shown ? '' : undefined}>
        <ToolbarButton
          icon={isGoing ? PAUSE : PLAY}
          aria-keyshortcuts={shown?.what === 'scroll' ? 'P' : 'L'}
          label={!shown ? text.listen : isGoing ? text.pausePlaying : text.goOn}
          onClick={() => play(shown?.what ?? 'sound')}
        />
      </div>
      {shown &&
        children({
          ...shown,
          setGoing,
          onClose: () => onPlay(null),
          onScroll: isOnStage ? undefined : () => play('scroll'),
        })}
    </>
  );
}
