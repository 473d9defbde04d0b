import { fromNames, isEmpty, SLICES, STORED, type SavedChange, type SavedState } from '../state';
import { makeSettingsStorage } from './settingsStorage';
import { attemptAll, makeTableStorage, type SliceStorage } from './sliceStorage';

/** Reads and writes the saved state in browser storage, key by key. */
export type SongStorage = ReturnType<typeof makeSongStorage>;

/** Makes the storage for a catalogue of `songCount` songs; `open` returns the browser's storage and may throw. */
export function makeSongStorage(open: () => Storage, songCount: number) {
  const makeParts = () =>
    fromNames(STORED, (name): SliceStorage => {
      const { slice, shape, stored } = SLICES[name];
      if ('prefix' in stored) return makeTableStorage(open, stored, songCount);
      return makeSettingsStorage(open, { ...stored, initial: slice.getInitialState(), shape }, songCount);
    });
  let parts = makeParts();
  let isLoaded = false;

  return {
    /** Reads the saved state and removes malformed song keys; throws if storage cannot be used. */
    load(): SavedState {
      // If one slice cannot be read, none counts as read: what is not shown must not be written back as removed.
      const loading = makeParts();
      const saved = fromNames(STORED, (name) => loading[name].load());
      parts = loading;
      isLoaded = true;
      return saved as SavedState;
    },
    /** Whether the saved state was read. */
    isLoaded: (): boolean => isLoaded,
    /** Writes the changes since this tab last read or wrote; tries every key before it throws. */
    save: (state: SavedState): void => attemptAll(STORED, (name) => parts[name].save(state[name])),
    /** Passes on other tabs' changes, as `SliceStorage.sync` names them; throws after trying all slices. */
    sync(key: string | null, onSynced: (change: SavedChange) => void, text?: string | null): void {
      attemptAll(STORED, (name) => {
        const change = parts[name].sync(key, text);
        if (!isEmpty(change)) onSynced({ [name]: change });
      });
      isLoaded ||= key === null;
    },
  };
}
