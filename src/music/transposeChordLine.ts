import { isNoChord } from './chordSymbol';
import { octaveFold, shiftNoteNames, type Semitones } from './pitch';

/**
 * Rewrites every note name of a chord line, shifted by semitones and spelled with flats; all else is kept.
 * @example transposeChordLine('Am H7', 1) // 'Bbm C7'
 */
export function transposeChordLine(line: string, semitones: Semitones): string {
  const shift = octaveFold(semitones);
  if (shift === 0) return line;
  return line.replace(/\S+/g, (token) => (isNoChord(token) ? token : shiftNoteNames(token, shift)));
}
