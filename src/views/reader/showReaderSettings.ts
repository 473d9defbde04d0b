import type { SettingValues } from '../../state';

/** Tells the page's styles what the visitor set of colours, the size of text, chords and columns. */
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
