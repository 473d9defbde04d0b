import type { ComponentProps } from 'react';
import styles from './Callout.module.css';

/** A box with a message and the actions on it. */
export function Callout(props: ComponentProps<'div'>) {
  return <div className={styles.callout} {...props} />;
}

/** A message of a line or two above its subject, on the screen only. */
export function Banner(props: ComponentProps<'div'>) {
  return <div className={styles.banner} data-unprinted {...props} />;
}
