import { parseSongId, type SongId } from '../catalogue';
import { patchBetween, patched, type KeyPerSong, type Table } from '../state';

/** Reads and writes one slice in a browser storage, and knows what this tab last read or wrote of it. */
export interface SliceStorage {
  /** Reads what is stored now; removes a song's key that is malformed. Throws where storage cannot be used. */
  readonly load: () => object;
  /** Writes what this tab changed since it last read or wrote; throws after trying every key. */
  readonly save: (state: object) => void;
  /**
   * What other tabs changed, as a merge patch; empty where nothing of this slice. A key now holds a text; null stands for any
   * key, and for both where a tab has called `clear()`.
   */
  readonly sync: (key: string | null, text?: string | null) => object;
}

/** Makes the storage of a table, in a key per song; `open` returns the browser's storage and may throw. */
export function makeTableStorage(
  open: () => Storage,
  { prefix, parse }: KeyPerSong<number>,
  songCount: number,
): SliceStorage {
  let known: Table<number> = {};
  const idIn = (key: string): SongId | null =>
    key.startsWith(prefix) ? parseSongId(key.slice(prefix.length), songCount) : null;
  const valueOf = (id: SongId): number | null => {
    const text = open().getItem(prefix + id);
    return text === null ? null : parse(text);
  };
  const write = (id: string, value: number | null): void => {
    if (value === null) open().removeItem(prefix + id);
    else open().setItem(prefix + id, String(value));
    known = patched(known, { [id]: value });
  };

  const storedIds = (): SongId[] => {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.map(idIn).filter((id) => id !== null);
  };
  const read = (ids: readonly SongId[], before: Table<number>): Table<number> =>
    (known = patched(before, Object.fromEntries(ids.map((id) => [id, valueOf(id)]))));

  return {
    load() {
      const ids = storedIds();
      read(ids, {});
      for (const id of ids) if (known[id] === undefined) open().removeItem(prefix + id);
      return known;
    },
    save(table) {
      const changes = patchBetween(known, table as Table<number>) as Readonly<Record<string, number | null>>;
      attemptAll(Object.entries(changes), ([id, value]) => write(id, value));
    },
    sync(key) {
      const before = known;
      if (key === null) return patchBetween(before, read(storedIds(), {}));
      const id = idIn(key);
      return id === null ? {} : patchBetween(before, read([id], before));
    },
  };
}

/** Does something with every item, and throws the first error of all afterwards. */
export function attemptAll<Item>(items: readonly Item[], attempt: (item: Item) => void): void {
  const errors = items.flatMap((item) => {
    try {
      attempt(item);
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (errors.length > 0) throw errors[0];
}
