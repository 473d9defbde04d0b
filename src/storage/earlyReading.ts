import type { ReadingSettings } from '../state';
import { READING_KEY } from './readingKey';

/** What of the stored reading settings the page's first look depends on; the default where nothing readable is stored. */
export function readEarlyReading(
  open: () => Storage,
): Pick<ReadingSettings, 'theme' | 'sheet' | 'columns'> & { readonly textSize: number } {
  const { theme, textSize, sheet, columns } = readStored(open);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    textSize: typeof textSize === 'number' && textSize >= 80 && textSize <= 200 ? textSize : 100,
    sheet: sheet === 'lyrics' ? sheet : 'chords',
    columns: columns === 'fill' ? columns : 'one',
  };
}

function readStored(open: () => Storage): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(open().getItem(READING_KEY)!) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
