import type { ComponentProps } from 'react';
import type { SongId } from '../../catalogue';
import type { KeyReason } from '../../state';
import { useKeyChoice } from '../sheet/songKeyHooks';
import { Button } from '../ui';
import styles from './KeyPanel.module.css';

/** A button that moves a song to another key, or says why it does not. */
export function JumpToKey({
  song,
  jump,
  ...attributes
}: ComponentProps<'button'> & {
  song: SongId;
  jump: { readonly transpose: number; readonly why: KeyReason } | false;
}) {
  const choose = useKeyChoice(song);
  const move = ({ transpose, why }: Exclude<typeof jump, false>): void =>
    // The easy key is meant for the song's written capo, so a chosen one goes.
    choose({ transpose, ...(why === 'easyKey' && { capo: null }) }, why);
  return (
    <Button
      className={styles.easyKey}
      // A disabled button would lose the focus.
      aria-disabled={!jump}
      onClick={() => jump && move(jump)}
      {...attributes}
    />
  );
}
