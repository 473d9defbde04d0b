import type { FirstPaintSettings } from '../../state';

/** The settings that style sheets read from attributes of the root element. */
export const ROOT_SETTINGS = ['theme', 'sheet', 'listBeside', 'language'] as const;

/** Applies the settings of the first paint to the root element. */
export function showReaderSettings(
  settings: Pick<FirstPaintSettings, (typeof ROOT_SETTINGS)[number] | 'textSize'>,
): void {
  const { dataset, style } = document.documentElement;
  for (const setting of ROOT_SETTINGS) dataset[setting] = settings[setting];
  style.setProperty('--text-size', String(settings.textSize / 100));
}

/** The id of the song whose page has this path; empty for another page. */
export const songInPath = (path: string): string => /^\/songs\/(\d+)$/.exec(path)?.[1] ?? '';

/** Shows the note on the page's song: a style sheet draws it, so that it is there before React is. */
export function showNote(note: string | null | undefined): void {
  document.documentElement.style.setProperty('--own-note', JSON.stringify(note ?? ''));
}
