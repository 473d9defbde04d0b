import { useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text';
import { lazyView, PAUSE, PLAY, ToolbarButton, useKeys } from '../ui';
import { useGoingOn } from './NextSong';
import type { Played, PlayedBy } from './player/played';
import styles from './PlayTool.module.css';
import { useIsFitted } from './useIsFitted';

const ScrollBar = lazyView(async () => (await import('./player/ScrollBar')).ScrollBar, 'quiet');
const SoundBar = lazyView(async () => (await import('./player/SoundBar')).SoundBar, 'quiet');
const KeepAwake = lazyView(async () => (await import('./KeepAwake')).KeepAwake, 'quiet');

/** What was played of each song last in this visit. */
const playedLast = new Map<SongId, Played>();

/** A playback; its number is a key, so that the same choice made again begins anew. */
interface Playback {
  readonly what: Played | null;
  readonly by: PlayedBy;
  readonly number: number;
}

/** Lets a song scroll or sound, pauses it and goes on. A bar over the tools leads what is played. */
export function PlayTool({ id }: { id: SongId }) {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [isGoing, setGoing] = useState(false);
  const isFitted = useIsFitted();
  const { sheet } = useSongElements();
  const shown = isFitted && playback?.what === 'scroll' ? null : playback;
  const play = (what: Played | null, by: PlayedBy): void => {
    if (what) playedLast.set(id, what);
    setPlayback({ what, by, number: (playback?.number ?? 0) + 1 });
    setGoing(what !== null);
  };
  const pauseOrGoOn = useRef<() => void>(null);
  const toggle = (): void => {
    // The bar of a song that does not scroll offers what can be heard.
    const first = isWholeOnScreen(sheet.current) ? null : 'scroll';
    const last = playedLast.get(id) ?? first;
    if (!shown) play(isFitted && last === 'scroll' ? null : last, 'tool');
    else if (pauseOrGoOn.current) pauseOrGoOn.current();
    else setGoing(!isGoing);
  };
  useGoingOn(() => play('scroll', 'key'));
  useKeys('song', {
    P: !isFitted && (() => (shown?.what === 'scroll' ? toggle() : play('scroll', 'key'))),
  });
  const bar = shown && {
    id,
    by: shown.by,
    going: [isGoing, setGoing] as const,
    pauseOrGoOn,
    onPlay: (what: Played) => play(what, 'choice'),
    onClose: () => setPlayback(null),
  };
  return (
    <>
      {bar &&
        (shown.what === 'scroll' ? (
          <ScrollBar key={shown.number} {...bar} />
        ) : (
          <SoundBar key={shown.number} {...bar} what={shown.what} />
        ))}
      <div className={styles.play}>
        <ToolbarButton
          icon={shown && isGoing ? PAUSE : PLAY}
          label={!shown ? text.play : isGoing ? text.pausePlaying : text.goOn}
          aria-keyshortcuts={isFitted ? undefined : 'P'}
          onClick={toggle}
        />
      </div>
      <KeepAwake />
    </>
  );
}

function isWholeOnScreen(sheet: HTMLElement | null): boolean {
  if (!sheet) return false;
  const { top, bottom, height } = sheet.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= window.innerHeight;
}
