import { DEFAULT_READING, parseJson, parseReading, type Reading } from '../state';
import { READING_KEY } from './readingKey';

/** How the visitor reads, as far as the page's first look depends on it; the default where nothing readable is stored. */
export function readEarlyReading(open: () => Storage): Reading {
  try {
    // No song is known yet, and so none has a speed.
    return parseReading(parseJson(open().getItem(READING_KEY) ?? ''), 0);
  } catch {
    return DEFAULT_READING;
  }
}
