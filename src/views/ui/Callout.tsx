import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Callout.module.css';

/** A box with a message and what can be done about it. */
export function Callout(props: ComponentProps<'div'>) {
  return <div className={styles.callout} {...props} />;
}

/** A message in a line or two above what it is about; `isPrinted` keeps it on paper. */
export function Banner({
  isPrinted = false,
  ...attributes
}: ComponentProps<'div'> & { isPrinted?: boolean }) {
  return <div className={clsx(styles.banner, !isPrinted && styles.screenOnly)} {...attributes} />;
}
