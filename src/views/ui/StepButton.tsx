import { IconButton } from './IconButton';
import { MINUS, PLUS } from './Icon';

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
