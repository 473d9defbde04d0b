/**
 * The capital letter of a key: the letter of the layout or, if that is not Latin, as on Armenian and Russian keyboards,
 * the letter of an English keyboard. Empty for all other keys.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
}
