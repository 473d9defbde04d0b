import { NOTE_NAME, formatPitchClass, octaveFold, pitchClass, type Semitones } from './pitch';

const NO_CHORD_OR_NOTE = new RegExp(`(?<!\\S)N\\.C\\.?(?!\\S)|${NOTE_NAME.source}`, 'g');

/**
 * Rewrites every note name of a chord line, shifted by semitones and spelled with flats; all else is kept.
 * @example transposeChordLine('Am H7', 1) // 'Bbm C7'
 */
export function transposeChordLine(line: string, semitones: Semitones): string {
  const shift = octaveFold(semitones);
  if (shift === 0) return line;
  return line.replace(NO_CHORD_OR_NOTE, (name) =>
    name.startsWith('N') ? name : formatPitchClass(pitchClass(name) + shift),
  );
}
