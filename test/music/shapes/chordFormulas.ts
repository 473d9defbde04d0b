/**
 * The kinds of chords, as `suffix | notes above the root`. A note in parentheses may be missing: the perfect fifth from
 * four notes upwards, and what an eleventh or thirteenth chord has between.
 */
const TABLE = `
          | 1 3 5
  m       | 1 b3 5
  dim     | 1 b3 b5
  dim7    | 1 b3 b5 6
  sus2    | 1 2 5
  sus4    | 1 4 5
  7sus4   | 1 4 (5) b7
  aug     | 1 3 b6
  6       | 1 3 (5) 6
  6/9     | 1 2 3 (5) 6
  7       | 1 3 (5) b7
  7b5     | 1 3 b5 b7
  aug7    | 1 3 b6 b7
  9       | 1 2 3 (5) b7
  9b5     | 1 2 3 b5 b7
  9#5     | 1 2 3 b6 b7
  7b9     | 1 b2 3 (5) b7
  7#9     | 1 b3 3 (5) b7
  11      | 1 (2) (3) 4 (5) b7
  9#11    | 1 2 3 b5 (5) b7
  13      | 1 (2) 3 (4) (5) 6 b7
  maj7    | 1 3 (5) 7
  maj7b5  | 1 3 b5 7
  maj7#5  | 1 3 b6 7
  maj9    | 1 2 3 (5) 7
  maj11   | 1 (2) (3) 4 (5) 7
  maj13   | 1 (2) 3 (4) (5) 6 7
  m6      | 1 b3 (5) 6
  m6/9    | 1 2 b3 (5) 6
  m7      | 1 b3 (5) b7
  m7b5    | 1 b3 b5 b7
  m9      | 1 2 b3 (5) b7
  m11     | 1 (2) b3 4 (5) b7
  mmaj7   | 1 b3 (5) 7
  mmaj7b5 | 1 b3 b5 7
  mmaj9   | 1 2 b3 (5) 7
  mmaj11  | 1 (2) b3 4 (5) 7
  add9    | 1 2 3 (5)
  madd9   | 1 2 b3 (5)`;

/** The twelve roots, from C upwards. */
export const ROOTS = 'C C# D Eb E F F# G Ab A Bb H'.split(' ');

const DEGREES = '1 b2 2 b3 3 4 b5 5 b6 6 b7 7'.split(' ');

/** A kind of chord, its notes counted in semitones above the root. */
interface ChordFormula {
  readonly suffix: string;
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

export const chordFormulas: readonly ChordFormula[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [suffix = '', notes = ''] = row.split('|').map((cell) => cell.trim());
    const names = notes.split(' ');
    return {
      suffix,
      required: names.filter((name) => !name.startsWith('(')).map((name) => DEGREES.indexOf(name)),
      optional: names
        .filter((name) => name.startsWith('('))
        .map((name) => DEGREES.indexOf(name.slice(1, -1))),
    };
  });

/** Every chord by itself and over every bass, as pitch classes. */
export const everyChord = ROOTS.flatMap((root, pitch) =>
  chordFormulas.flatMap(({ suffix, required, optional }) => {
    const notes = (degrees: readonly number[]) => degrees.map((degree) => (pitch + degree) % 12);
    return [pitch, ...ROOTS.keys()].map((bass, place) => ({
      chord: root + suffix + (place === 0 ? '' : `/${ROOTS[bass]}`),
      root: pitch,
      bass,
      /** Whether the bass is a note of the chord. */
      isOverOwn: notes([...required, ...optional]).includes(bass),
      required: [...notes(required), bass],
      allowed: [...notes([...required, ...optional]), bass],
    }));
  }),
);
