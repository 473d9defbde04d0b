import { wholeBetween } from './shape';

/** A transposition, in semitones. */
export const transposeShape = wholeBetween(0, 11);

/** Reads a transposition as storage and addresses have it, 0 to 11 in plain decimal; null for anything else. */
export function parseTranspose(value: string | null): number | null {
  return value !== null && /^(\d|1[01])$/.test(value) ? Number(value) : null;
}
