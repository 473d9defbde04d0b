import type { SettingValues } from '../../state';

/** Applies theme, text size, chords and columns to the root element, where style sheets read them. */
export function showReaderSettings({
  theme,
  textSize,
  sheet,
  columns,
}: Pick<SettingValues, 'theme' | 'textSize' | 'sheet' | 'columns'>): void {
  const { dataset, style } = document.documentElement;
  Object.assign(dataset, { theme, sheet, columns });
  style.setProperty('--text-size', String(textSize / 100));
}
