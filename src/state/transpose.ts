/** Whether a value is a transposition, in semitones. */
export const isTranspose = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 11;

/** Reads a transposition as storage and addresses have it, 0 to 11 in plain decimal; null for anything else. */
export function parseTranspose(value: string | null): number | null {
  return value !== null && /^(\d|1[01])$/.test(value) ? Number(value) : null;
}
