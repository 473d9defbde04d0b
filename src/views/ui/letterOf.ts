/**
 * The capital letter of a key: what the layout has there, or, where that is no Latin letter, as on Armenian and Russian
 * keyboards, what an English one has. Empty for all other keys.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
}
