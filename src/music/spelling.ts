import { isDiminished, isMinor, isNoChord, parseChordSymbol } from './chordSymbol';
import { NOTE_NAMES, octaveFold, pitchClass, type Semitones } from './pitch';

/** Respells a chord or a note at the same pitch. */
export type Spell = (chord: string) => string;

/** Notes are counted in fifths from C: G is 1, F is −1, F# is 6. */
const LETTERS_BY_FIFTHS = 'FCGDAEB';
/** The key of six sharps, F#, sounds like the key of six flats, Gb. From 13 fifths on, F##, a note has a double sharp. */
const [MOST_SHARPS, DOUBLE_SHARP] = [6, 13];
/** From a note to its leading note. */
const TO_LEADING = 5;

/**
 * Spells chords by their key's signature: one name for each pitch class, B for B natural. Of F# and Gb major, or their
 * relative minors, it takes the one with fewer accidentals in these chords. A diminished chord that leads up a semitone
 * in `chords`, which are in the order of the song, is named as the leading note of the next chord. Throws a RangeError
 * if `key` is no key.
 * @example spellByKey('Em', [])('B7/Eb') // 'B7/D#'
 */
export function spellByKey(key: string, chords: readonly string[]): Spell {
  const symbol = parseChordSymbol(key);
  if (!symbol) throw new RangeError(`Not a key: ${key}`);
  const isMinorKey = isMinor(key);
  const sharps = sharpsOf(octaveFold(pitchClass(symbol.root) + (isMinorKey ? 3 : 0)));
  const leading = leadingRoots(chords);
  const spell = spellWith(placeNotes(sharps, isMinorKey), leading);
  if (sharps !== MOST_SHARPS) return spell;
  const withFlats = spellWith(placeNotes(-sharps, isMinorKey), leading);
  const different = [...new Set(chords)];
  return countAccidentals(different.map(spell)) < countAccidentals(different.map(withFlats))
    ? spell
    : withFlats;
}

/**
 * Respells a chord with one name for each pitch class, given in fifths, and the root of a diminished chord among
 * `leading` as a leading note, if that takes no double sharp; `N.C.` stays as it is.
 */
const spellWith =
  (fifths: readonly number[], leading: ReadonlySet<Semitones>): Spell =>
  (chord) =>
    isNoChord(chord)
      ? chord
      : chord.replace(NOTE_NAMES, (written, place: number) => {
          const note = pitchClass(written);
          const leadingNote = fifths[octaveFold(note + 1)]! + TO_LEADING;
          const isLeading = place === 0 && leading.has(note) && isDiminished(chord);
          return nameAt(isLeading && leadingNote < DOUBLE_SHARP ? leadingNote : fifths[note]!);
        });

/** The roots of the diminished chords that lead up a semitone, to the root or the bass of the next other chord. */
function leadingRoots(chords: readonly string[]): ReadonlySet<Semitones> {
  const sequence = chords
    .filter((chord) => !isNoChord(chord))
    .map((chord) => ({ chord, notes: (chord.match(NOTE_NAMES) ?? []).map(pitchClass) }));
  const roots = sequence.flatMap(({ chord, notes: [root] }, index) => {
    if (root === undefined || !isDiminished(chord)) return [];
    const next = sequence.slice(index).find(({ notes: [other] }) => other !== root);
    return next?.notes.includes(octaveFold(root + 1)) ? root : [];
  });
  return new Set(roots);
}

/** The sharps in the signature of a major key, −5 to 6; negative for flats. */
const sharpsOf = (tonic: Semitones): number => octaveFold(7 * tonic + 5) - 5;

/**
 * Each pitch class in fifths, from twelve neighbours on the circle of fifths: in major the scale, three notes below it
 * and two above; in minor two below and three above, of which the last is the leading note. A white key outside the
 * scale keeps its plain letter, unless it is the leading note.
 */
const placeNotes = (sharps: number, isMinor: boolean): number[] =>
  Array.from({ length: 12 }, (_, note) => {
    const lowest = sharps - (isMinor ? 3 : 4);
    const fifths = lowest + octaveFold(7 * note - lowest);
    const isInScale = fifths >= sharps - 1 && fifths <= sharps + 5;
    const isLeading = isMinor && fifths === sharps + 8 && fifths < DOUBLE_SHARP;
    const natural = octaveFold(7 * note + 1) - 1;
    const hasLetter = natural < LETTERS_BY_FIFTHS.length - 1;
    return hasLetter && !isInScale && !isLeading ? natural : fifths;
  });

function nameAt(fifths: number): string {
  const accidentals = Math.floor((fifths + 1) / LETTERS_BY_FIFTHS.length);
  const letter = LETTERS_BY_FIFTHS.charAt(fifths + 1 - accidentals * LETTERS_BY_FIFTHS.length);
  return letter + (accidentals < 0 ? 'b' : '#').repeat(Math.abs(accidentals));
}

const countAccidentals = (chords: readonly string[]): number =>
  chords.flatMap((chord) => chord.match(NOTE_NAMES) ?? []).filter((name) => name.length > 1).length;
