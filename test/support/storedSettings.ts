import { READER_SETTINGS_KEY, type ReaderSettings } from '../../src/state';

/** What a browser has stored that keeps these reader settings. */
export const storedSettings = (
  settings: Partial<Record<keyof ReaderSettings, unknown>>,
): Record<string, string> => ({ [READER_SETTINGS_KEY]: JSON.stringify(settings) });
