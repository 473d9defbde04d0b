import { clsx } from 'clsx';
import { ornamentAddress } from './Birds';
import styles from './Ornament.module.css';

declare const INITIAL_WIDTHS: Readonly<Record<string, number>>;

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
