import type { SongId } from '../catalogue';
import { NOTHING_SAVED, parseTranspose, type ReaderSettings, type SavedState } from '../state';
import { READING_KEY } from './readingKey';
import { makeReadingStorage } from './readingStorage';
import { parseStoredKey, storedChanges, type StoredChange, type StoredKey } from './storedKeys';

/** Reads and writes the saved state in a browser storage, key by key. */
export interface SongStorage {
  /** Reads all that is saved and removes what is malformed; throws where storage cannot be used. */
  readonly load: () => SavedState;
  /** Whether the saved state was read. */
  readonly isLoaded: () => boolean;
  /** Writes what differs from what this tab last read or wrote; throws after trying every key. */
  readonly save: (state: SavedState) => void;
  /** Reads one key that another tab changed; null for a key that is not ours. */
  readonly follow: (key: string) => SyncedChange | null;
}

/** What another tab stored, for a song or for reading all of them. */
export type SyncedChange =
  | { readonly id: SongId; readonly favorite: 0 | 1 }
  | { readonly id: SongId; readonly transpose: number }
  | { readonly readerSettings: ReaderSettings };

/** Makes the storage of a catalogue; `open` returns the browser's storage and may throw. */
export function makeSongStorage(open: () => Storage, songCount: number): SongStorage {
  /** What storage holds as far as this tab knows: its own writes and what it has read. */
  let known: SavedState = NOTHING_SAVED;
  let isLoaded = false;
  const reading = makeReadingStorage(open, songCount);
  const write = ({ key, value }: StoredChange): void => {
    if (value === null) open().removeItem(key);
    else open().setItem(key, value);
    known = withStored(known, parseStoredKey(key, songCount)!, value);
  };

  return {
    load() {
      known = NOTHING_SAVED;
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const loaded = keys.reduce((saved, key) => {
        const own = parseStoredKey(key, songCount);
        if (own === null) return saved;
        const value = storage.getItem(key);
        if (own.kind === 'fav' || parseTranspose(value)) return withStored(saved, own, value);
        storage.removeItem(key);
        return saved;
      }, NOTHING_SAVED);
      known = { ...loaded, readerSettings: reading.load() };
      isLoaded = true;
      return known;
    },
    isLoaded: () => isLoaded,
    save(state) {
      const writes = storedChanges(known, state).map((change) => () => write(change));
      const errors = [...writes, () => reading.save(state.readerSettings)].flatMap((attempt) => {
        try {
          attempt();
          return [];
        } catch (error) {
          return [error];
        }
      });
      if (errors.length > 0) throw errors[0];
    },
    follow(key) {
      if (key === READING_KEY) return { readerSettings: reading.follow() };
      const own = parseStoredKey(key, songCount);
      if (own === null) return null;
      const value = open().getItem(key);
      known = withStored(known, own, value);
      return own.kind === 'fav'
        ? { id: own.id, favorite: value === null ? 0 : 1 }
        : { id: own.id, transpose: parseTranspose(value) ?? 0 };
    },
  };
}

/** The saved state with what one key now holds. */
function withStored(saved: SavedState, own: StoredKey, value: string | null): SavedState {
  const table = own.kind === 'fav' ? 'favorites' : 'transpositions';
  const { [own.id]: _, ...others } = saved[table];
  if (value === null) return { ...saved, [table]: others };
  const entry = own.kind === 'fav' ? 1 : (parseTranspose(value) ?? 0);
  return { ...saved, [table]: { ...others, [own.id]: entry } };
}
