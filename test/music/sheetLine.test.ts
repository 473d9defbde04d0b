import fc from 'fast-check';
import { moveChords, placeChords, type SheetLine } from '../../src/music';

/** A line as musicians would write it in ChordPro, with a bar between the words that may part. */
const drawn = (line: SheetLine): string =>
  line.words
    .map((word) =>
      word
        .map(
          ({ above, inline, lyric }) =>
            (above ? `[${above.text}]` : '') + (inline ? `{${inline.text}}` : lyric),
        )
        .join(''),
    )
    .join('|');

const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');

const rows: [name: string, lyric: string, chords: string, semitones: number, result: string][] = [
  ['chords stand over their characters', 'Երբոր բացվին', over('C     G7'), 0, '[C]Երբոր |[G7]բացվին'],
  ['a chord stays over its syllable', 'Երբոր բացվին', over('A     Hm'), 1, '[Bb]Երբոր |[Cm]բացվին'],
  ['a chord inside a word', 'հուսո', over('  Dm'), 0, 'հո[Dm]ւսո'],
  ['a chord over a space', 'այ լաո', over('  Am'), 0, 'այ[Am] |լաո'],
  ['a line of chords alone', '', over('Am  Dm E7'), 2, '[Bm]|[Em]|[Gb7]'],
  ['chords beyond the words', 'լաո', over('Am   G7 C'), 0, '[Am]լաո|[G7]|[C]'],
  ['chord text in the lyric', 'le vent (Am) chante', '', 3, 'le |vent |({Cm}) |chante'],
  ['chord text in square brackets', 'ciel [H7]', '', 1, 'ciel |[{C7}]'],
  ['brackets that hold no chord', 'Une (fois) encore', '', 5, 'Une |(fois) |encore'],
  ['a chord written over chord text', 'le (F#m) soir', over('    D'), 0, 'le |([D]{F#m}) |soir'],
  ['a token that is no chord', 'այ լաո', over('Coda'), 1, '[Coda]այ |լաո'],
  ['N.C. stays', 'այ լաո', over('N.C.'), 1, '[N.C.]այ |լաո'],
  ['no chords', 'այ լաո', '', 1, 'այ |լաո'],
];

test.each(rows)('%s', (_, lyric, chords, semitones, result) => {
  expect(drawn(moveChords(placeChords(lyric, chords), semitones))).toBe(result);
});

test('a token that cannot be read is marked', () => {
  const [[first]] = placeChords('այ', 'Coda').words as never as [[{ above: { isRead: boolean } }]];
  expect(first.above.isRead).toBe(false);
});

const lyricLine = fc
  .array(fc.constantFrom('Երբոր', 'բացվին', '(Am)', 'լաո', '[H7]', '1.', 'é', '(', 'դռներն'), {
    maxLength: 8,
  })
  .map((words) => words.join(' '));
const chordLine = fc
  .array(fc.tuple(fc.nat(9), fc.constantFrom('C', 'Am', 'Hm7b5', 'F#dim', 'Bb', 'N.C.', 'huh')), {
    maxLength: 8,
  })
  .map((chords) => chords.map(([gap, chord]) => '\u00a0'.repeat(gap + 1) + chord).join(''));

test('no character of the words and no chord is lost, moved or doubled', () => {
  fc.assert(
    fc.property(lyricLine, chordLine, fc.integer({ min: 0, max: 11 }), (lyric, chords, semitones) => {
      const segments = moveChords(placeChords(lyric, chords), semitones).words.flat();
      expect(segments.map((segment) => segment.inline?.written ?? segment.lyric).join('')).toBe(lyric);
      const written = segments.flatMap(({ above }) => (above ? [above.written] : []));
      expect(written).toEqual(chords.match(/\S+/g) ?? []);
      let column = 0;
      for (const { above, inline, lyric: piece } of segments) {
        if (above && column < lyric.length) expect(column).toBe(above.column);
        column += (inline?.written ?? piece).length;
      }
    }),
    { numRuns: 2000 },
  );
});
