import type { ComponentProps } from 'react';
import { Link } from '../router';
import styles from './List.module.css';

export const ListLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.row} {...props} />
);

export const ListButton = (props: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" className={styles.row} {...props} />
);
