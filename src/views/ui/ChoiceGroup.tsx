import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './ChoiceGroup.module.css';

/** As many choices hardly fit into one row. */
const MANY = 4;

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
  const words = Object.values<string | undefined>(options);
  const longest = Math.max(...words.map((option) => option?.length ?? 0));
  return (
    <Choices legend={legend} longest={words.length >= MANY ? longest : undefined}>
      {(Object.keys(options) as Value[]).map((value) => (
        <label key={value} className={clsx(styles.choice, value === chosen && styles.chosen)}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{options[value]}</span>
        </label>
      ))}
    </Choices>
  );
}

/** Choices of which one is chosen, in a list that opens. */
export const ChoiceList = <Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: Omit<Parameters<typeof ChoiceGroup<Value>>[0], 'name'> & { name?: string }) => (
  <label className={styles.group}>
    <span className={styles.legend}>{legend}</span>
    <select value={chosen} onChange={({ target }) => onChoose(target.value as Value)}>
      {Object.entries<string | undefined>(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** Choices with a legend, such as `ChoiceButton`s, of which several may be chosen. */
export const Choices = ({ legend, ...row }: { legend: string } & ComponentProps<typeof ChoiceRow>) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <ChoiceRow {...row} />
  </fieldset>
);

/** Choices side by side; those with a longest length, in characters, stand in columns. */
export const ChoiceRow = ({
  longest,
  ...attributes
}: Omit<ComponentProps<'div'>, 'className' | 'style'> & { longest?: number | undefined }) => (
  <div
    className={clsx(styles.choices, longest !== undefined && styles.columns)}
    style={{ '--longest': longest } as CSSProperties}
    {...attributes}
  />
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
