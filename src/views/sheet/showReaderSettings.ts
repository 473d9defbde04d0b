import type { SongId } from '../../catalogue';
import type { FirstPaintSettings, SongNotes } from '../../state';

/** The settings that style sheets read from attributes of the root element. */
export const ROOT_SETTINGS = ['theme', 'sheet', 'columns', 'listBeside'] as const;

/** Applies the settings of the first paint to the root element. */
export function showReaderSettings(
  settings: Pick<FirstPaintSettings, (typeof ROOT_SETTINGS)[number] | 'textSize'>,
): void {
  const { dataset, style } = document.documentElement;
  for (const setting of ROOT_SETTINGS) dataset[setting] = settings[setting];
  style.setProperty('--text-size', String(settings.textSize / 100));
}

/** Shows the note on the page's song: a style sheet draws it, so that it is there before React is. */
export function showNote({ notes }: SongNotes): void {
  const note = notes[Number(location.pathname.slice('/songs/'.length)) as SongId] ?? '';
  document.documentElement.style.setProperty('--own-note', JSON.stringify(note));
}
