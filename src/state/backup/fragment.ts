import { FIRST_LETTER, formatLink, readLink } from '../addressFragment';
import type { Choices } from '../kept/choices';
import { keyOfKind, withoutRemovals } from '../kept/kept';
import type { StoredTexts } from '../objects';
import type { BackupProblem } from './backup';

/** Added to a song's semitones if the song is a favorite; the sum selects its letter. */
const FAVORITE = 12;

/**
 * Formats favorites and transpositions as an address fragment short enough for a QR code. Each song up to the last one
 * with any is a letter: `a` to `l` for 0 to 11 semitones, `m` to `x` for the same in a favorite.
 * Capos, sets and known chords would make it too long. Reader settings are left out, as they often differ by device.
 */
export function formatFragment({
  favorites,
  transpositions,
}: Pick<Choices, 'favorites' | 'transpositions'>): string {
  const length = Math.max(-1, ...Object.keys({ ...favorites, ...transpositions }).map(Number)) + 1;
  const letters = Array.from({ length }, (_, id) => {
    const favorite = favorites[id] === 1 ? FAVORITE : 0;
    return String.fromCharCode(FIRST_LETTER + favorite + (transpositions[id] ?? 0));
  });
  return formatLink('backup', letters.join('').replace(/a+$/, ''));
}

/** Parses the fragment of a backup into its choices, or returns the problem. */
export function parseFragment(fragment: string, songCount: number): StoredTexts | BackupProblem {
  return readLink(fragment, 'backup', (letters) => {
    if (!/^[a-x]*$/.test(letters)) return null;
    if (letters.length > songCount) return 'unknownSong';
    const numbers = Array.from(letters, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
    const texts = numbers.flatMap((number, id) => [
      [keyOfKind('favorites', id), number >= FAVORITE ? '1' : null] as const,
      [keyOfKind('transpositions', id), number % FAVORITE > 0 ? String(number % FAVORITE) : null] as const,
    ]);
    return withoutRemovals(Object.fromEntries(texts));
  });
}
