import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, MINUS, PLUS, type IconShape } from './Icon';
import styles from './IconButton.module.css';

/** A round button with an icon, or a sign as its child; screen readers read its label. */
export function IconButton({
  label,
  icon,
  isRinged,
  className,
  children,
  ...attributes
}: Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & {
  label: string;
  icon?: IconShape;
  isRinged?: boolean;
}) {
  const classes = clsx(styles.button, isRinged && styles.ringed, className);
  return (
    <button type="button" className={classes} aria-label={label} {...attributes}>
      {icon ? <Icon shape={icon} /> : children}
    </button>
  );
}

/** A minus or plus button that moves on to `value`, which is null at the end. */
export function StepButton<Value>({
  sign,
  value,
  onStep,
  ...attributes
}: {
  sign: 'minus' | 'plus';
  label: string;
  isRinged?: boolean;
  value: Value | null;
  onStep: (value: Value) => void;
}) {
  return (
    <IconButton
      icon={sign === 'minus' ? MINUS : PLUS}
      // A disabled button would lose the focus.
      aria-disabled={value === null}
      onClick={() => value !== null && onStep(value)}
      {...attributes}
    />
  );
}
