import type { ComponentProps } from 'react';
import styles from './ReadOnlyText.module.css';

/** A text to be selected and copied by hand. */
export function ReadOnlyText(props: ComponentProps<'textarea'>) {
  return <textarea className={styles.text} readOnly {...props} />;
}
