import { parseSongId, type SongId } from '../catalogue';
import {
  isEmpty,
  parseJson,
  patchBetween,
  patched,
  readablePart,
  type KeyPerSong,
  type Shape,
  type Table,
} from '../state';

/** Reads and writes one slice in a browser storage, and knows what this tab last read or wrote of it. */
export interface SliceStorage {
  /** Reads what is stored now; removes a song's key that is malformed. Throws where storage cannot be used. */
  readonly load: () => object;
  /** Writes what this tab changed since it last read or wrote; throws after trying every key. */
  readonly save: (state: object) => void;
  /** What another tab changed under a key, as a merge patch; empty where it changed nothing of this slice. */
  readonly sync: (key: string) => object;
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

  return {
    load() {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const ids = keys.map(idIn).filter((id) => id !== null);
      const entries = ids.map((id) => [id, valueOf(id)] as const);
      for (const [id, value] of entries) if (value === null) storage.removeItem(prefix + id);
      return (known = patched<Table<number>>({}, Object.fromEntries(entries)));
    },
    save(table) {
      const changes = patchBetween(known, table as Table<number>) as Readonly<Record<string, number | null>>;
      attemptAll(Object.entries(changes), ([id, value]) => write(id, value));
    },
    sync(key) {
      const id = idIn(key);
      if (id === null) return {};
      const before = known;
      known = patched(known, { [id]: valueOf(id) });
      return patchBetween(before, known);
    },
  };
}

/** Makes the storage of settings in one key, which holds what differs from the initial state; `open` may throw. */
export function makeSettingsStorage(
  open: () => Storage,
  { key, initial, shape }: { readonly key: string; readonly initial: object; readonly shape: Shape<object> },
  songCount: number,
): SliceStorage {
  let known = initial;
  const stored = (): object => {
    const read = readablePart(parseJson(open().getItem(key) ?? ''), shape, songCount);
    return { ...initial, ...(read as object | undefined) };
  };

  return {
    load: () => (known = stored()),
    save(settings) {
      const changed = patchBetween(known, settings);
      if (isEmpty(changed)) return;
      // Another tab may have stored what this one has not heard of yet.
      const kept = patchBetween(initial, patched(stored(), changed));
      if (isEmpty(kept)) open().removeItem(key);
      else open().setItem(key, JSON.stringify(kept));
      known = settings;
    },
    sync(changedKey) {
      if (changedKey !== key) return {};
      const before = known;
      known = stored();
      return patchBetween(before, known);
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
