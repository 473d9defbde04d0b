import { fromNames, isEmpty, SLICES, STORED, type SavedChange, type SavedState } from '../state';
import { makeFieldStorage, makeSettingsStorage } from './settingsStorage';
import { attemptAll, makeTableStorage, type SliceStorage } from './sliceStorage';

/** Reads and writes the saved state in a browser storage, key by key. */
export interface SongStorage {
  /** Reads all that is saved and removes what is malformed; throws where storage cannot be used. */
  readonly load: () => SavedState;
  /** Whether the saved state was read. */
  readonly isLoaded: () => boolean;
  /** Writes what differs from what this tab last read or wrote; throws after trying every key. */
  readonly save: (state: SavedState) => void;
  /** Hands on what other tabs changed, as `SliceStorage.sync` has it; throws after trying every slice. */
  readonly sync: (key: string | null, follow: (change: SavedChange) => void, text?: string | null) => void;
}

/** Makes the storage of a catalogue; `open` returns the browser's storage and may throw. */
export function makeSongStorage(open: () => Storage, songCount: number): SongStorage {
  const parts = fromNames(STORED, (name): SliceStorage => {
    const { slice, shape, stored } = SLICES[name];
    if ('prefix' in stored) return makeTableStorage(open, stored, songCount);
    const initial = slice.getInitialState();
    return 'field' in stored
      ? makeFieldStorage(open, { ...stored, initial, shape }, songCount)
      : makeSettingsStorage(open, { ...stored, initial, shape }, songCount);
  });
  let isLoaded = false;

  return {
    load() {
      const saved = fromNames(STORED, (name) => parts[name].load());
      isLoaded = true;
      return saved as SavedState;
    },
    isLoaded: () => isLoaded,
    save: (state) => attemptAll(STORED, (name) => parts[name].save(state[name])),
    sync(key, follow, text) {
      attemptAll(STORED, (name) => {
        const change = parts[name].sync(key, text);
        if (!isEmpty(change)) follow({ [name]: change });
      });
      isLoaded ||= key === null;
    },
  };
}
