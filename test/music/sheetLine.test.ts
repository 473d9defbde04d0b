import fc from 'fast-check';
import { isChordSymbol, moveChords, placeChords, transposeChordLine, type SheetLine } from '../../src/music';

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

/** Words as lists of pieces, cut at the columns that plain patterns find. */
function byThePatterns(lyric: string, chordLine: string): string[][] {
  const inlineChord = /\(([^()\s]+(?:\([^()\s]+\))?[^()\s]*)\)|\[([^[\]\s]+)\]/g;
  const inline = [...lyric.matchAll(inlineChord)].flatMap(({ index, 1: round, 2: square }) => {
    const chord = round ?? square ?? '';
    return isChordSymbol(chord) ? [{ column: index + 1, end: index + 1 + chord.length }] : [];
  });
  const above = [...chordLine.matchAll(/\S+/g)].map(({ index, 0: written }) => ({
    written,
    column: inline.find(({ column, end }) => index > column && index < end)?.column ?? index,
  }));
  const words = [...lyric.matchAll(/^\s+|\S+\s*/g)].map(({ index, 0: word }) => {
    const pieces: string[] = [];
    for (let column = index; column < index + word.length; column++) {
      const over = above.find((token) => token.column === column);
      const inside = inline.find((token) => token.column === column);
      const isCut = over ?? inside ?? inline.find((token) => token.end === column);
      if (isCut || column === index) pieces.push((over ? `[${over.written}]` : '') + (inside ? '{' : ''));
      pieces.push(pieces.pop()! + lyric.charAt(column));
    }
    return pieces;
  });
  const beyond = above.filter(({ column }) => column >= lyric.length);
  return [...words, ...beyond.map(({ written }) => [`[${written}]`])];
}

test('any text whatever is parted where plain patterns part it', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Am',
      'N.C.',
      'huh',
      '(',
      ')',
      '[',
      ']',
      '(F#m7)',
      ' ',
      '  ',
      '\u00a0',
      '\u2028',
      '\ufeff',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (lyric, chordLine) => {
      const words = placeChords(lyric, chordLine).words.map((word) =>
        word.map(
          (segment) =>
            (segment.above ? `[${segment.above.written}]` : '') + (segment.inline ? '{' : '') + segment.lyric,
        ),
      );
      expect(words).toEqual(byThePatterns(lyric, chordLine));
    }),
    { numRuns: 5000 },
  );
});

test('every white space a pattern knows parts words, and nothing else does', () => {
  for (let unit = 0; unit < 0x10000; unit++) {
    const character = String.fromCharCode(unit);
    expect(placeChords(`a${character}b`, '').words.length).toBe(/\s/.test(character) ? 2 : 1);
  }
});

test('whatever does not change stays the same object', () => {
  const line = placeChords('այ լաո, քեզ', over('Am N.C.  D'));
  const moved = moveChords(line, 3);
  expect(line.words.map((word, index) => word === moved.words[index])).toEqual([false, true, false]);
  const [cut] = placeChords('հուսո', over('  Dm')).words;
  expect(moveChords({ words: [cut!], hasChords: true }, 1).words[0]![0]).toBe(cut![0]);
  expect(moveChords(line, 12)).toBe(line);
  const unread = placeChords('այ', 'Coda');
  expect(moveChords(unread, 1)).toBe(unread);
});

test('a chord is read and moved alike however many were asked before', () => {
  const moved = (chord: string) => moveChords(placeChords('', chord), 2).words[0]![0]!.above?.text;
  for (const round of [1, 2])
    for (let number = 0; number < 1500; number++) {
      expect(moved(`huh${number}`)).toBe(`huh${number}`);
      expect(moved('A' + '#'.repeat(number))).toBe(transposeChordLine('A', 2 + number + 12 * round));
    }
});
