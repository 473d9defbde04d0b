import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ReadOnlyText.module.css';

/** A text to be selected and copied by hand. */
export function ReadOnlyText({ className, ...attributes }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(styles.text, className)} readOnly {...attributes} />;
}
