import type { Range } from '../../catalogue/search';
import styles from './SearchSession.module.css';
import { splitFound } from './splitFound';

/** A text with the found pieces of it marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return splitFound(text, ranges).map(({ text: piece, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles['mark']}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
