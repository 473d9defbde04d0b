import type { SongId } from '../../catalogue';
import { useContent } from '../hooks';
import { useSongInKey } from '../sheet/songKeyHooks';
import * as text from '../text';
import { NamedShapes } from './NamedShapes';
import styles from './ShapesAbove.module.css';
import { chordsAt } from './songChords';
import { useInstrument } from './useInstrument';

/** One row of the easiest shapes of all chords of a song, in its order and its current key. */
export function ShapesAbove({ id }: { id: SongId }) {
  const content = useContent(id);
  const { chordShift, spelling } = useSongInKey(id);
  const { voicingsOf } = useInstrument();
  const shapes = chordsAt(content, chordShift).flatMap((chord) => {
    const [voicing] = voicingsOf(chord);
    return voicing ? [{ name: spelling.shown(chord), voicing }] : [];
  });
  if (shapes.length === 0) return null;
  return (
    // A row that is scrolled takes the focus, so that keys can scroll it.
    <div
      className={styles.row}
      role="group"
      aria-label={text.songChords}
      tabIndex={0}
      translate="no"
      data-testid="shapes-above"
      data-unprinted
    >
      <NamedShapes shapes={shapes} className={styles.shape} />
    </div>
  );
}
