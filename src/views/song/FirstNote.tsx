import type { SongId } from '../../catalogue';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { FORK } from '../ui/songIcons';
import styles from './FirstNote.module.css';
import { useFirstNote } from './useFirstNote';

/** A button that sounds the note on which a song begins, or its tonic. */
export function FirstNote({ id }: { id: SongId }) {
  const { label, hear } = useFirstNote(id);
  return (
    <IconButton className={styles.first} label={label} title={label} data-testid="first-note" onClick={hear}>
      <Icon shape={FORK} />
    </IconButton>
  );
}
