import type { Song } from '../../catalogue';
import { selectSheet } from '../../state';
import { useSongbook } from '../hooks';
import styles from './Sheet.module.css';
import { SheetLineView } from './SheetLineView';

/** A song's words with the chords over their syllables. */
export function Sheet({ song: { id, language } }: { song: Song }) {
  const lines = useSongbook((state) => selectSheet(state, id));
  return (
    <div className={styles['sheet']} lang={language === 'hy' ? undefined : language}>
      {lines.map((line, index) => (
        <SheetLineView key={index} line={line} index={index} />
      ))}
    </div>
  );
}
