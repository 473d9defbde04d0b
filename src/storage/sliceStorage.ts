import { parseSongId, type SongId } from '../catalogue';
import { patchBetween, patched, type KeyPerSong, type Table } from '../state';

/** Reads and writes one slice in browser storage; remembers what this tab last read or wrote. */
export interface SliceStorage {
  /** Reads the stored slice and removes malformed song keys; throws if storage cannot be used. */
  readonly load: () => object;
  /** Writes the changes since this tab last read or wrote; tries every key before it throws. */
  readonly save: (state: object) => void;
  /**
   * Reads what other tabs changed under a key, or under every key if it is null, and returns the change as a merge patch,
   * empty if there is none. `text` is the key's value now. Both are null after a `clear()`.
   */
  readonly sync: (key: string | null, text?: string | null) => object;
}

/** How long a tab reapplies a change that another tab may have overwritten unknowingly, in milliseconds. */
export const RESTORED_FOR = 2000;

/** Stores a table with one key per song; `open` returns the browser's storage and may throw. */
export function makeTableStorage(
  open: () => Storage,
  { prefix, parse, isNeverRemoved }: KeyPerSong<number>,
  songCount: number,
): SliceStorage {
  let known: Table<number> = {};
  let writtenAt: Table<number> = {};
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
    writtenAt = { ...writtenAt, [id]: Date.now() };
  };
  /** Writes a recent value again if a starting tab, which had read an older value, removed its key. */
  const restore = (id: SongId): void => {
    if (!isNeverRemoved || open().getItem(prefix + id) !== null) return;
    if ((writtenAt[id] ?? 0) > Date.now() - RESTORED_FOR) write(String(id), known[id] ?? null);
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
      const changes = patchBetween(known, table as Table<number>);
      attemptAll(Object.entries(changes), ([id, value]) => write(id, value ?? null));
    },
    sync(key) {
      const before = known;
      if (key === null) return patchBetween(before, read(storedIds(), {}));
      const id = idIn(key);
      if (id === null) return {};
      restore(id);
      return patchBetween(before, read([id], before));
    },
  };
}

/** Calls `attempt` with every item, then throws the first error if there was one. */
export function attemptAll<Item>(items: readonly Item[], attempt: (item: Item) => void): void {
  const [error] = items.flatMap((item) => errorOf(() => attempt(item)) ?? []);
  if (error) throw error;
}

/** The error that a call throws; null if it throws none. */
export function errorOf(call: () => void): Error | null {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
