import styles from './Sheet.module.css';

/** Ends a line of a copy, of a reader view and of a text browser; takes no room. */
export const LineEnd = () => (
  <span className={styles.end}>
    <br />
  </span>
);
