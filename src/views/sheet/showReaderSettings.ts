import type { SettingValues } from '../../state';

/** Applies theme, text size, chords, columns and the list beside to the root element, where style sheets read them. */
export function showReaderSettings({
  theme,
  textSize,
  sheet,
  columns,
  listBeside,
}: Pick<SettingValues, 'theme' | 'textSize' | 'sheet' | 'columns' | 'listBeside'>): void {
  const { dataset, style } = document.documentElement;
  Object.assign(dataset, { theme, sheet, columns, listBeside });
  style.setProperty('--text-size', String(textSize / 100));
}
