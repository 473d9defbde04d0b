import { parseSongId, type SongId } from '../catalogue';
import {
  isEmpty,
  isRecord,
  parseJson,
  patchBetween,
  patched,
  readablePart,
  someOf,
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
  /** What other tabs changed, under a key or under any, as a merge patch; empty where nothing of this slice. */
  readonly sync: (key: string | null) => object;
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

/** What follows the key under which what cannot be read is kept when settings are written in its place. */
const UNREAD = ':unread';

/** Where settings are stored, as what, and which ones stand for a key that is missing. */
interface SettingsPlace {
  readonly key: string;
  readonly initial: object;
  readonly shape: Shape<object>;
}

/** The settings that a stored text holds; null where it holds none. */
function settingsIn(text: string): object | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

/** Makes the storage of settings in one key, which holds what differs from the initial state; `open` may throw. */
export function makeSettingsStorage(
  open: () => Storage,
  { key, initial, shape }: SettingsPlace,
  songCount: number,
): SliceStorage {
  let known = initial;
  const textStored = (): string => open().getItem(key) ?? '';
  const read = (): object =>
    (known = { ...initial, ...(readablePart(settingsIn(textStored()) ?? {}, shape, songCount) as object) });

  return {
    load: read,
    save(settings) {
      const changed = patchBetween(known, settings);
      if (isEmpty(changed)) return;
      // Another tab may have stored what this one has not heard of yet, and a newer songbook what this one does not know.
      const text = textStored();
      const stored = settingsIn(text);
      if (text && !stored) open().setItem(key + UNREAD, text);
      const kept = patchBetween(initial, { ...initial, ...patched(stored ?? {}, changed) });
      if (isEmpty(kept)) open().removeItem(key);
      else open().setItem(key, JSON.stringify(kept));
      known = settings;
    },
    sync(changedKey) {
      const before = known;
      return changedKey === key || changedKey === null ? patchBetween(before, read()) : {};
    },
  };
}

/** Makes the storage of a slice that is one field of the settings in a key; `open` may throw. */
export function makeFieldStorage(
  open: () => Storage,
  { field, key, initial, shape }: SettingsPlace & { readonly field: string },
  songCount: number,
): SliceStorage {
  const inField = { key, initial: { [field]: initial }, shape: someOf({ [field]: shape }) };
  const settings = makeSettingsStorage(open, inField, songCount);
  const fieldOf = (whole: object): object => (whole as Readonly<Record<string, object>>)[field] ?? {};
  return {
    load: () => fieldOf(settings.load()),
    save: (state) => settings.save({ [field]: state }),
    sync: (changedKey) => fieldOf(settings.sync(changedKey)),
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
