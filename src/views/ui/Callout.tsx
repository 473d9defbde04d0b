import type { ComponentProps } from 'react';
import styles from './Callout.module.css';

/** A box with a message and what can be done about it. */
export function Callout(props: ComponentProps<'div'>) {
  return <div className={styles.callout} {...props} />;
}

/** A message in a line or two above what it is about, on the screen only. */
export function Banner(props: ComponentProps<'div'>) {
  return <div className={styles.banner} {...props} />;
}
