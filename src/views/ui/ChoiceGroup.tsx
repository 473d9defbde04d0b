import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

export function ChoiceGroup<Value extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  legend: string;
  options: Readonly<Partial<Record<Value, string>>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <Choices legend={legend}>
      {(Object.keys(options) as Value[]).map((value) => (
        <label key={value} className={clsx(styles.choice, value === chosen && styles.chosen)}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{options[value]}</span>
        </label>
      ))}
    </Choices>
  );
}

/** Choices with a legend, such as `ChoiceButton`s, of which several may be chosen. */
export const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <ChoiceRow>{children}</ChoiceRow>
  </fieldset>
);

export const ChoiceRow = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div className={styles.choices} {...props} />
);

/** A toggle button that looks like a choice of a `ChoiceGroup`. */
export function ChoiceButton({
  isChosen,
  className,
  ...attributes
}: ComponentProps<'button'> & { isChosen: boolean }) {
  return (
    <button
      type="button"
      className={clsx(styles.choice, isChosen && styles.chosen, className)}
      aria-pressed={isChosen}
      {...attributes}
    />
  );
}

export function Switch({
  label,
  isOn,
  onSwitch,
}: {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
