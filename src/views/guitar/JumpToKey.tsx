import type { ComponentProps } from 'react';
import type { SongId } from '../../catalogue';
import { octaveFold, shorterWay } from '../../music';
import { keyOf, selectSongKey, type KeyReason } from '../../state';
import { useSongbook } from '../hooks';
import { useKeyChoice, useSongInKey } from '../sheet/songKeyHooks';
import * as text from '../text';
import { Button } from '../ui';
import styles from './KeyPanel.module.css';

/** A button that moves a song by semitones to the key that its label names; without a way its children say why. */
export function JumpToKey({
  song,
  step,
  why,
  label,
  children,
  ...attributes
}: ComponentProps<'button'> & {
  song: SongId;
  step: number;
  why: KeyReason;
  label: (key: string, way: string) => string;
}) {
  const { transpose } = useSongbook((state) => selectSongKey(state, song));
  const goal = octaveFold(transpose + step);
  const { key } = useSongInKey(song, keyOf({ transpose: goal }));
  const choose = useKeyChoice(song);
  // The easy key is meant for the song's written capo, so a chosen one goes.
  const jump = (): void => choose({ transpose: goal, ...(why === 'easyKey' && { capo: null }) }, why);
  return (
    <Button
      className={styles.easyKey}
      // A disabled button would lose the focus.
      aria-disabled={step === 0}
      onClick={() => step !== 0 && jump()}
      {...attributes}
    >
      {step === 0 ? children : label(key, text.semitones(shorterWay(step)))}
    </Button>
  );
}
