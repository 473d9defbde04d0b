import type { ComponentProps } from 'react';
import styles from './Callout.module.css';

/** A quiet box that says what is the matter and what can be done. */
export function Callout(props: ComponentProps<'div'>) {
  return <div className={styles.callout} {...props} />;
}

/** The same in a line or two above what it speaks of; on paper too where that goes by it. */
export function Banner({
  isPrinted = false,
  ...attributes
}: ComponentProps<'div'> & { isPrinted?: boolean }) {
  return <div className={`${styles.banner} ${isPrinted ? '' : styles.screenOnly}`} {...attributes} />;
}
