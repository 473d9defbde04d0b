import type { FirstPaintSettings } from '../../state';

/** The settings that style sheets read from attributes of the root element. */
export const ROOT_SETTINGS = ['theme', 'sheet', 'columns', 'listBeside'] as const;

/** Applies the settings of the first paint to the root element. */
export function showReaderSettings(settings: Omit<FirstPaintSettings, 'latin'>): void {
  const { dataset, style } = document.documentElement;
  for (const setting of ROOT_SETTINGS) dataset[setting] = settings[setting];
  style.setProperty('--text-size', String(settings.textSize / 100));
}
