import { DEFAULT_READER_SETTINGS, parseJson, parseReaderSettings, type ReaderSettings } from '../state';
import { READING_KEY } from './readingKey';

/** How the visitor reads, as far as the page's first look depends on it; the default where nothing readable is stored. */
export function readEarlySettings(open: () => Storage): ReaderSettings {
  try {
    // No song is known yet, and so none has a speed.
    return parseReaderSettings(parseJson(open().getItem(READING_KEY) ?? ''), 0);
  } catch {
    return DEFAULT_READER_SETTINGS;
  }
}
