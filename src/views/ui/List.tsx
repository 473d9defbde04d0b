import type { ComponentProps } from 'react';
import { Link } from './Link';
import styles from './List.module.css';

/** A row of a list that opens a page. */
export const ListLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.row} {...props} />
);

/** A row of a list that is chosen by a tap. */
export const ListButton = (props: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" className={styles.row} {...props} />
);
