import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Link } from '../router';

/** `outlined` is usual, `primary` the recommended answer, `quiet` like a link in a text, `key` one of a row of keys. */
type Variant = 'outlined' | 'primary' | 'quiet' | 'key';

const classOf = (variant: Variant, className?: string) => clsx(styles.button, styles[variant], className);

export function Button({
  variant = 'outlined',
  className,
  ...attributes
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type="button" className={classOf(variant, className)} {...attributes} />;
}

export function ButtonLink({
  variant = 'outlined',
  ...attributes
}: Omit<ComponentProps<typeof Link>, 'className'> & { variant?: Variant }) {
  return <Link className={classOf(variant)} {...attributes} />;
}

/** A link out of the songbook that looks like a quiet button. */
export function QuietLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={classOf('quiet')} {...props} />;
}

/** A button with words on it that lets the visitor choose a file. */
export function FileButton({
  accept,
  onChoose,
  children,
}: Pick<ComponentProps<'input'>, 'accept' | 'children'> & { onChoose: (file: File) => void }) {
  return (
    <label className={classOf('outlined', styles.file)}>
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Cleared, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}

export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
