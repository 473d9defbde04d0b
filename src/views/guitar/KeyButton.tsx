import type { ComponentProps } from 'react';
import { transpositionJumped } from '../../state';
import { useSongbookDispatch } from '../hooks';
import { Button } from '../ui';
import styles from './KeyPanel.module.css';

/** A button that jumps to another key of a song, or says why it does not. */
export function KeyButton({
  jump,
  ...attributes
}: ComponentProps<'button'> & { jump: Parameters<typeof transpositionJumped>[0] | false }) {
  const dispatch = useSongbookDispatch();
  return (
    <Button
      className={styles.easyKey}
      // A disabled button would lose the focus.
      aria-disabled={!jump}
      onClick={() => jump && dispatch(transpositionJumped(jump))}
      {...attributes}
    />
  );
}
