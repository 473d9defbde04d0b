import { SignIcon } from './SignIcon';
import styles from './StepButton.module.css';

/** A round − or + that leads to a neighbouring value; null where there is none. */
export function StepButton<Value>({
  sign,
  label,
  value,
  onStep,
}: {
  sign: '−' | '+';
  label: string;
  value: Value | null;
  onStep: (value: Value) => void;
}) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      // A button that is disabled would drop the focus.
      aria-disabled={value === null}
      onClick={() => value !== null && onStep(value)}
    >
      <SignIcon sign={sign} />
    </button>
  );
}
