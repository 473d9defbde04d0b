import { READING_KEY } from './readingKey';

/** What of the stored reading settings the page's first look depends on; empty where nothing readable is stored. */
export function readEarlyReading(open: () => Storage): {
  readonly theme?: 'light' | 'dark';
  readonly textSize?: number;
} {
  try {
    const { theme, textSize } = JSON.parse(open().getItem(READING_KEY)!) as Record<string, unknown>;
    return {
      ...((theme === 'light' || theme === 'dark') && { theme }),
      ...(typeof textSize === 'number' && textSize >= 80 && textSize <= 200 && { textSize }),
    };
  } catch {
    return {};
  }
}
