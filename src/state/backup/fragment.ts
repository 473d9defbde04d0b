import type { SongId } from '../../catalogue';
import { FIRST_LETTER, readFragment } from '../addressFragment';
import type { Backup, BackupProblem } from './backupFile';

const VERSION = 1;
/** What a favorite adds to the number of a song's letter, which is its semitones. */
const FAVORITE = 12;

/**
 * Writes favorites and transpositions as the fragment of an address, short enough for a QR code: a letter for each song up to
 * the last that has any, `a` to `l` for 0 to 11 semitones and `m` to `x` for the same in a favorite.
 * Capos, sets and known chords would make it too long, and how a visitor reads is left out: another device is often read otherwise.
 */
export function formatFragment(saved: Pick<Backup, 'favorites' | 'transpositions'>): string {
  const { favorites, transpositions } = saved;
  const length = Math.max(-1, ...Object.keys({ ...favorites, ...transpositions }).map(Number)) + 1;
  const letters = Array.from({ length }, (_, index) => {
    const id = index as SongId;
    const favorite = favorites[id] === 1 ? FAVORITE : 0;
    return String.fromCharCode(FIRST_LETTER + favorite + (transpositions[id] ?? 0));
  });
  return `#backup=${VERSION}.${letters.join('').replace(/a+$/, '')}`;
}

/** Reads such a fragment, or says why it cannot be read. */
export function parseFragment(fragment: string, songCount: number): Backup | BackupProblem {
  return readFragment(fragment, 'backup', VERSION, (letters) => {
    if (!/^[a-x]*$/.test(letters)) return null;
    if (letters.length > songCount) return 'unknownSong';
    const numbers = [...letters].map((letter, id) => [id, letter.charCodeAt(0) - FIRST_LETTER] as const);
    return {
      favorites: Object.fromEntries(
        numbers.filter(([, number]) => number >= FAVORITE).map(([id]) => [id, 1 as const]),
      ),
      transpositions: Object.fromEntries(
        numbers
          .map(([id, number]) => [id, number % FAVORITE] as const)
          .filter(([, semitones]) => semitones !== 0),
      ),
      playedCapos: {},
      sets: {},
      knownChords: {},
      readerSettings: {},
    };
  });
}
