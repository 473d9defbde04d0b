import { fromKept, parseKey, toKept, type Change, type Kept } from '../state';
import { readOldForms } from './readOldForms';

/** The visitor's choices in the browser's storage, each under its own key. */
export type KeptStorage = ReturnType<typeof makeKeptStorage>;

/**
 * Makes the storage of choices for a catalogue of `songCount` songs; `open` returns the browser's storage and may throw.
 * It remembers the texts as it last read or wrote them and writes only those that differ, so no tab rewrites what
 * another tab wrote. Texts that cannot be read stay as they are.
 */
export function makeKeptStorage(open: () => Storage, songCount: number) {
  let known: Kept = {};
  /** The keys that this tab wrote last. */
  const written = new Set<string>();
  let isRead = false;

  const put = (key: string, text: string | null): void => {
    if (text === null) open().removeItem(key);
    else open().setItem(key, text);
    known = withChange(known, { [key]: text });
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
  /** Reads keys and gives what differs from what was known. */
  const reread = (keys: readonly string[]): Change => {
    const texts = keys.map((key) => [key, textAt(key)] as const);
    const change = Object.fromEntries(texts.filter(([key, text]) => text !== (known[key] ?? null)));
    for (const key of Object.keys(change)) written.delete(key);
    known = withChange(known, change);
    return change;
  };

  return {
    /** Reads all choices, and removes transpositions that mean nothing; throws if storage cannot be used. */
    read(): Kept {
      readOldForms(open());
      const before = known;
      known = {};
      try {
        reread(ownKeys());
        for (const key of ownKeys().filter(isTransposition)) {
          if ((known[key] ?? '0') !== '0') continue;
          open().removeItem(key);
          known = withChange(known, { [key]: null });
        }
      } catch (error) {
        // If one key cannot be read, none counts as read: what is not shown must not be removed.
        known = before;
        throw error;
      }
      isRead = true;
      return known;
    },
    /** Whether the choices were read. */
    isRead: (): boolean => isRead,
    /** Writes the texts that differ from those known; tries every key, then throws the first error. */
    write(kept: Kept): void {
      const keys = Object.keys({ ...known, ...kept }).filter((key) => known[key] !== kept[key]);
      const errors = keys.flatMap((key) => {
        try {
          put(key, kept[key] ?? null);
          return [];
        } catch (error) {
          return [error];
        }
      });
      if (errors.length > 0) throw errors[0];
    },
    /**
     * What other tabs changed under a key; throws if storage cannot be used. No tab removes a transposition that means
     * something: one that is gone was removed by a tab that started while it was written, and is written again.
     */
    follow(key: string): Change {
      const own = known[key];
      if (own !== undefined && written.has(key) && isTransposition(key) && open().getItem(key) === null)
        put(key, own);
      return parseKey(key, songCount) ? reread([key]) : {};
    },
    /** What other tabs changed under every key, also by clearing the storage. */
    followAll: (): Change => reread([...new Set([...Object.keys(known), ...ownKeys()])]),
  };
}

const withChange = (kept: Kept, change: Change): Kept =>
  Object.fromEntries(
    Object.entries({ ...kept, ...change }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
