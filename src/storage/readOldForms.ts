import { keptOfOld, OLD_KEYS, parseJson, type Kept } from '../state';

/**
 * The choices that an older songbook stored as JSON of many. They are written under keys of their own, where there are none
 * yet, and the JSON is removed; if storage is full, it stays for the next start.
 */
export function readOldForms(storage: Storage): Kept {
  const found = Object.entries(OLD_KEYS).flatMap(([name, oldKey]) => {
    const old = parseJson(storage.getItem(oldKey) ?? '');
    return old === undefined ? [] : [{ oldKey, kept: keptOfOld({ [name]: old }) }];
  });
  try {
    for (const { oldKey, kept } of found) {
      for (const [key, text] of Object.entries(kept))
        if (storage.getItem(key) === null) storage.setItem(key, text);
      storage.removeItem(oldKey);
    }
  } catch {
    // What could not be written is read from the JSON again.
  }
  return Object.assign({}, ...found.map(({ kept }) => kept)) as Kept;
}
