import { DEFAULT_READER_SETTINGS, parseJson, parseReaderSettings, type ReaderSettings } from '../state';
import { applied, difference, isEmpty } from './readingDifference';
import { READING_KEY } from './readingKey';

/** Reads and writes how a visitor reads, in one key of a browser storage. */
export interface ReadingStorage {
  /** Reads what is stored now. */
  readonly load: () => ReaderSettings;
  /** Writes what this tab changed since it last read or wrote, on top of what is stored by now. */
  readonly save: (reading: ReaderSettings) => void;
  /** Reads what another tab stored, under what this tab changed but could not store. */
  readonly follow: () => ReaderSettings;
}

/** Makes the storage of reader settings; `open` returns the browser's storage and may throw. */
export function makeReadingStorage(open: () => Storage, songCount: number): ReadingStorage {
  /** What this tab last read or wrote; storage may hold news of which this tab has not heard yet. */
  let known = DEFAULT_READER_SETTINGS;
  let wanted = known;
  const stored = (): ReaderSettings =>
    parseReaderSettings(parseJson(open().getItem(READING_KEY) ?? ''), songCount);

  return {
    load() {
      wanted = known = DEFAULT_READER_SETTINGS;
      return (wanted = known = stored());
    },
    save(reading) {
      wanted = reading;
      const changed = difference(known, wanted);
      if (isEmpty(changed)) return;
      const kept = difference(DEFAULT_READER_SETTINGS, applied(stored(), changed));
      if (isEmpty(kept)) open().removeItem(READING_KEY);
      else open().setItem(READING_KEY, JSON.stringify(kept));
      known = wanted;
    },
    follow() {
      const unsaved = difference(known, wanted);
      known = stored();
      return (wanted = applied(known, unsaved));
    },
  };
}
