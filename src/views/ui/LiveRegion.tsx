import type { ComponentProps } from 'react';
import styles from './LiveRegion.module.css';

/** A text that only screen readers and checks read. */
export const Unseen = (props: ComponentProps<'span'>) => <span className={styles.unseen} {...props} />;

/** A text that only screen readers announce, whenever it changes. */
export const LiveRegion = (props: ComponentProps<'span'>) => <Unseen role="status" {...props} />;
