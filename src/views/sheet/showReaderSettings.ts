import type { FirstSettings } from '../../state';

/** Applies theme, text size, chords, columns and the list beside to the root element, where style sheets read them. */
export function showReaderSettings({
  theme,
  textSize,
  sheet,
  columns,
  listBeside,
}: Omit<FirstSettings, 'latin'>): void {
  const { dataset, style } = document.documentElement;
  Object.assign(dataset, { theme, sheet, columns, listBeside });
  style.setProperty('--text-size', String(textSize / 100));
}
