import { clsx } from 'clsx';
import styles from './Ornaments.module.css';

declare const ORNAMENTS: string;
declare const INITIAL_WIDTHS: Readonly<Record<string, number>>;

const ornamentAddress = (name: string): string => `${ORNAMENTS}/${name}.svg#o`;

/** Two birds at a vine. */
export const Birds = () => (
  <svg className={clsx(styles.ornament, styles.birds)} viewBox="0 0 308 70" aria-hidden="true">
    <use href={ornamentAddress('tailpiece')} />
  </svg>
);

/** A title's initial and the `viewBox` that it fills; null if the letter has no drawing. */
export function initialOf(title: string): { readonly address: string; readonly field: string } | null {
  const letter = title.charAt(0);
  const width = INITIAL_WIDTHS[letter];
  if (width === undefined) return null;
  return { address: ornamentAddress(letter.charCodeAt(0).toString(16)), field: `0 0 ${width} 108` };
}

/** A title's first letter, drawn of birds and vines as in manuscripts; nothing if it has no drawing. */
export function Initial({ title }: { title: string }) {
  const initial = initialOf(title);
  return (
    initial && (
      <svg className={clsx(styles.ornament, styles.initial)} viewBox={initial.field} aria-hidden="true">
        <use href={initial.address} />
      </svg>
    )
  );
}
