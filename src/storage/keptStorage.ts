import {
  fromKept,
  isEmpty,
  OWN_PREFIX,
  parseKey,
  toKept,
  withoutRemovals,
  type StorageChange,
  type StoredTexts,
} from '../state';

/** The key that is written to try a storage. */
const TRIED = `${OWN_PREFIX}tried`;

/** The visitor's choices in the browser's storage, each under its own key. */
export type KeptStorage = ReturnType<typeof makeKeptStorage>;

/**
 * Makes the storage of choices for a catalogue of `songCount` songs; `open` returns the browser's storage and may throw.
 * It remembers the texts as it last read or wrote them and writes only those that differ, so no tab rewrites what
 * another tab wrote. Texts that cannot be read stay as they are.
 */
export function makeKeptStorage(open: () => Storage, songCount: number) {
  let known: StoredTexts = {};
  /** The keys that this tab wrote last. */
  const written = new Set<string>();
  let isRead = false;

  const put = (key: string, text: string | null): void => {
    if (text === null) open().removeItem(key);
    else open().setItem(key, text);
    known = withoutRemovals({ ...known, [key]: text });
    written.add(key);
  };
  /** A key's text as this songbook writes it; null for none, and for one that cannot be read. */
  const textAt = (key: string): string | null => {
    const text = open().getItem(key);
    return text === null ? null : (toKept(fromKept({ [key]: text }, songCount))[key] ?? null);
  };
  const ownKeys = (): string[] => {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => parseKey(key, songCount));
  };
  const isTransposition = (key: string): boolean => parseKey(key, songCount)?.kind === 'transpositions';

  return {
    /**
     * Reads all choices, and removes transpositions that mean nothing. Throws if storage cannot be read, or if it holds no
     * choice and cannot be written.
     */
    read(): StoredTexts {
      const own = ownKeys();
      // Whether a storage without choices can be written is known before the first choice is lost.
      if (own.length === 0) {
        open().setItem(TRIED, '');
        open().removeItem(TRIED);
      }
      const texts = own.map((key) => [key, textAt(key)] as const);
      const isNothing = ([key, text]: (typeof texts)[number]): boolean =>
        isTransposition(key) && (text ?? '0') === '0';
      for (const [key] of texts.filter(isNothing)) open().removeItem(key);
      // If one key fails, the whole read fails: a later write would remove what was not read.
      known = withoutRemovals(Object.fromEntries(texts.filter((entry) => !isNothing(entry))));
      isRead = true;
      return known;
    },
    /** Whether the choices were read. */
    isRead: (): boolean => isRead,
    /** Writes the texts that differ from those known; tries every key before it throws. */
    write(kept: StoredTexts): void {
      const keys = Object.keys({ ...known, ...kept }).filter((key) => known[key] !== kept[key]);
      attemptAll(keys, (key) => put(key, kept[key] ?? null));
    },
    /** Tells what other tabs changed under a key, or under all if it is null; tries every key before it throws. */
    follow(key: string | null, onChange: (change: StorageChange) => void): void {
      const all = key === null ? [...new Set([...Object.keys(known), ...ownKeys()])] : [key];
      const change: Record<string, string | null> = {};
      const read = (own: string): void => {
        const [text, before] = [textAt(own), known[own] ?? null];
        if (text === before) return;
        // A tab that starts removes a 0 that it has read; this tab may have written a value since. `clear()` has no key.
        const isLost = key !== null && written.has(own) && isTransposition(own) && before !== '0';
        if (isLost && open().getItem(own) === null) put(own, before);
        else change[own] = text;
      };
      try {
        attemptAll(
          all.filter((own) => parseKey(own, songCount)),
          read,
        );
      } finally {
        known = withoutRemovals({ ...known, ...change });
        for (const own of Object.keys(change)) written.delete(own);
        if (!isEmpty(change)) onChange(change);
      }
    },
  };
}

/** Calls `attempt` with every item, then throws the first error if there was one. */
function attemptAll<Item>(items: readonly Item[], attempt: (item: Item) => void): void {
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
