import { dress, extent } from './dress';
import styles from './Initial.module.css';
import { INITIALS } from './initials';
import { Strokes } from './Strokes';

/** The first letter of a title, drawn of birds and vines as in Armenian manuscripts; nothing where the letter is not drawn. */
export function Initial({ title }: { title: string }) {
  const strokes = INITIALS[title[0] ?? ''];
  if (!strokes) return null;
  const drawn = strokes.map(dress);
  const [left, right] = extent(drawn);
  return (
    <svg className={styles.initial} viewBox={`${left} 6 ${right - left} 108`} aria-hidden="true">
      <Strokes drawn={drawn} />
    </svg>
  );
}
