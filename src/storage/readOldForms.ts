import { keptOfOld, OLD_KEYS, parseJson } from '../state';

/** Writes choices that an older songbook stored as JSON of many under keys of their own; a key that is there stays. */
export function readOldForms(storage: Storage): void {
  for (const [name, oldKey] of Object.entries(OLD_KEYS)) {
    const old = parseJson(storage.getItem(oldKey) ?? '');
    if (old === undefined) continue;
    for (const [key, text] of Object.entries(keptOfOld({ [name]: old })))
      if (storage.getItem(key) === null) storage.setItem(key, text);
    storage.removeItem(oldKey);
  }
}
