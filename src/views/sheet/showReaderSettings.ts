import type { SongId } from '../../catalogue';
import type { FirstPaintSettings, SongNotes } from '../../state';

/** The settings that style sheets read from attributes of the root element. */
export const ROOT_SETTINGS = ['theme', 'sheet', 'columns', 'listBeside'] as const;

/**
 * Applies the settings of the first paint to the root element, and the note on the page's song, `/songs/` and its number:
 * a style sheet draws it, so that it is there before React is.
 */
export function showReaderSettings({
  notes,
  ...settings
}: Omit<FirstPaintSettings, 'latin' | 'byHeart'> & SongNotes): void {
  const { dataset, style } = document.documentElement;
  for (const setting of ROOT_SETTINGS) dataset[setting] = settings[setting];
  style.setProperty('--text-size', String(settings.textSize / 100));
  style.setProperty('--note', JSON.stringify(notes[Number(location.pathname.slice(7)) as SongId] ?? ''));
}
