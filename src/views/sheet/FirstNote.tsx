import type { SongId } from '../../catalogue';
import { openSound } from '../../sound/context';
import { IconButton } from '../ui/IconButton';
import { MissingPart } from '../ui/MissingPart';
import { FORK } from '../ui/songIcons';
import { useWhenFetched } from '../ui/useWhenFetched';
import styles from './FirstNote.module.css';
import { useFirstNote } from './useFirstNote';

/** A button that sounds the note on which a song begins, or its tonic. */
export function FirstNote({ id }: { id: SongId }) {
  const { label, pitch } = useFirstNote(id);
  const { stage, whenFetched, forget } = useWhenFetched();
  const hear = (): void => {
    // Opened at once: after the fetch it would no longer count as part of the tap.
    openSound();
    whenFetched(import(/* webpackChunkName: "guitar" */ '../../sound/hear'), ({ hearNote }) =>
      hearNote(pitch),
    );
  };
  return (
    <>
      <IconButton
        icon={FORK}
        className={styles.first}
        label={label}
        title={label}
        data-testid="first-note"
        onClick={hear}
      />
      {stage === 'failed' && <MissingPart onNoted={forget} />}
    </>
  );
}
