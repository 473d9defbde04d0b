import { parseInternational, transposeChordLine } from '../../music';
import { OPEN_STRINGS } from '../../music/shapes';
import { hearNote } from '../../sound/hear';
import * as text from '../text';
import { Button } from '../ui/Button';
import styles from './TuningStrings.module.css';
import { useNeutralSpelling } from '../useNeutralSpelling';

/** The six open strings of a guitar, one at a time, to tune by. */
export function TuningStrings() {
  const { shown } = useNeutralSpelling();
  return (
    <section aria-label={text.tuning}>
      <h3 className={styles.title}>{text.tuning}</h3>
      <div className={styles.strings} translate="no">
        {OPEN_STRINGS.map((pitch, string) => {
          const name = shown(parseInternational(transposeChordLine('C', pitch)));
          return (
            <Button
              key={pitch}
              className={styles.string}
              aria-label={text.hearString(6 - string, name)}
              onClick={() => hearNote(pitch)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
