import fc from 'fast-check';
import { isWiderThan, placeChords, type SheetLine } from '../../src/music';

/** A line as musicians would write it in ChordPro, with a bar between the words that may part, and `~` after a chord that needs room. */
const drawn = (line: SheetLine): string =>
  line.words
    .map((word) =>
      word
        .map(
          ({ above, inline, lyric, needsRoom }) =>
            (above ? `[${above.written}${needsRoom ? '~' : ''}]` : '') +
            (inline ? `{${inline.written}}` : lyric),
        )
        .join(''),
    )
    .join('|');

const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');

test.each([
  ['chords stand over their characters', 'Երբոր բացվին', over('C     G7'), '[C]Երբոր |[G7]բացվին'],
  ['a chord inside a word', 'հուսո', over('  Dm'), 'հո[Dm]ւսո'],
  ['a chord over a space', 'այ լաո', over('  Am'), 'այ[Am] |լաո'],
  ['a line of chords alone', '', over('Am  Dm E7'), '[Am~]|[Dm~]|[E7~]'],
  ['chords beyond the words', 'լաո', over('Am   G7 C'), '[Am~]լաո[G7~]|[C~]'],
  ['a chord that hangs over the next words', 'ա՜խ, իմ յար', over('C#m7       E'), '[C#m7]ա՜խ, |իմ |յար[E~]'],
  ['chords a long word apart', 'քայլամոլոր', over('Am        Dm'), '[Am]քայլամոլոր[Dm~]'],
  ['two chords close to each other', 'ափերով', over('G Am'), '[G~]ափ[Am]երով'],
  ['a chord close to one within the next word', 'ինձ ետուր ա', over('C/G  Em'), '[C/G~]ինձ ե[Em]տուր ա'],
  ['words between two chords', 'է՛ լե լե ', over('Gmaj7 Am'), '[Gmaj7~]է՛ լե |[Am]լե '],
  ['chord text in the lyric', 'le vent (Am) chante', '', 'le |vent |({Am}) |chante'],
  ['chord text in square brackets', 'ciel [H7]', '', 'ciel |[{H7}]'],
  ['brackets that hold no chord', 'Une (fois) encore', '', 'Une |(fois) |encore'],
  ['a chord written over chord text', 'le (F#m) soir', over('    D'), 'le |([D]{F#m}) |soir'],
  ['a token that is no chord', 'այ լաո', over('Coda'), '[Coda]այ |լաո'],
  ['no chords', 'այ լաո', '', 'այ |լաո'],
  ['a sign after a space', '« tout en fête ! » et', '', '« |tout |en |fête ! » |et'],
  ['a last chord text of one letter', 'le soir (A)', '', 'le |soir |({A})'],
  ['a last word of one letter', 'մի ա քեֆի մեջ է։', over('            Am'), 'մի |ա |քեֆի |մե[Am]ջ է։'],
])('%s', (_, lyric, chords, result) => expect(drawn(placeChords(lyric, chords))).toBe(result));

test('a token that cannot be read is marked', () => {
  const isRead = (chord: string) => placeChords('այ', chord).words[0]![0]!.above!.isRead;
  expect(['Coda', 'N.C.', 'Am', 'H7'].map(isRead)).toEqual([false, true, true, true]);
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

/** A pattern of a word's beginning, with what belongs to a word after a space. */
const joined = ({ source }: RegExp): RegExp =>
  new RegExp(`(?:${source})(?:\\s+(?:[^\\p{L}\\p{N}\\s]+|[^\\p{L}\\s]*\\p{L}?[^\\p{L}\\s]*))*\\s*$`, 'u');

test('any text is parted into words, and cut within one only at a chord', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'Am|N.C.|huh|(|)|[|]|(F#m7)| |  |\u00a0|\u2028|\ufeff'.split('|')),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (lyric, chords) => {
      const { words, hasChords } = placeChords(lyric, chords);
      const segments = words.flat();
      expect(segments.map((segment) => segment.lyric).join('')).toBe(lyric);
      expect(hasChords).toBe(segments.some(({ above, inline }) => above ?? inline));
      const separate = words.filter((word) => !word.some(({ needsRoom }) => needsRoom));
      for (const word of separate)
        expect(word.map((segment) => segment.lyric).join('')).toMatch(
          word === words[0] ? joined(/^\s*$|^\S*/) : joined(/^\S+/),
        );
      for (const { lyric: piece, above, needsRoom } of segments) {
        if (needsRoom) expect(above).not.toBeNull();
        else expect(piece).toMatch(joined(/^\s*\S*/));
      }
      for (const word of words)
        word.slice(1).forEach(({ above, inline }, index) => {
          expect(above ?? inline ?? word[index]!.inline).not.toBeNull();
        });
    }),
    { numRuns: 500 },
  );
});

test('no chord is lost; each stands over its own column, over the start of chord text, or beyond the words', () => {
  fc.assert(
    fc.property(lyricLine, chordLine, (lyric, chords) => {
      const columns: number[] = [];
      let column = 0;
      const segments = placeChords(lyric, chords).words.flat();
      for (const { above, inline, lyric: piece } of segments) {
        if (above) columns.push(above.column);
        if (above && piece !== '') expect(above.column).toBe(column);
        if (above && piece === '') expect(above.column).toBeGreaterThanOrEqual(lyric.length);
        if (inline) expect([inline.column, inline.written]).toEqual([column, piece]);
        column += piece.length;
      }
      expect(segments.flatMap(({ above }) => above?.written ?? [])).toEqual(chords.match(/\S+/g) ?? []);
      [...chords.matchAll(/\S+/g)].forEach(({ index }, chord) => {
        expect(columns[chord]).toBeLessThanOrEqual(index);
        if (columns[chord] !== index) expect(lyric.slice(columns[chord]! - 1, index)).toMatch(/^[([]/);
      });
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a space', ' ', 2],
  ['two spaces', '  ', 2],
  ['a tab', '\t', 2],
  ['a space that does not break', '\u00a0', 2],
  ['an ideographic space', '\u3000', 2],
  ['a hyphen', '-', 1],
  ['an Armenian hyphen', '֊', 1],
  ['a soft hyphen', '\u00ad', 1],
  ['a joiner without width', '\u200d', 1],
])('between two letters %s makes the words it should', (_, between, count) => {
  expect(placeChords(`ա${between}բգ`, '').words).toHaveLength(count);
});

test.each<[name: string, lyric: string, chords: string, em: number]>([
  ['a long word', 'քայլամոլոր', 'Am', 0],
  ['a short word', 'ա քայլամոլոր', 'Am', 1.55],
  ['the end of a word', 'քայլամոլոր ա', over('         Am'), 1.79],
  ['a space', 'ա քայլամոլոր', over(' Am'), 2.25],
  ['the further of two', 'ա քայլամոլոր իմ', over('Am           G'), 1.55],
  ['one that keeps room anyhow', 'այ լաո', over('Am Dm'), 0.85],
  ['no words', '', 'Am', 0],
])('a chord over %s reaches further, at most', (_, lyric, chords, em) => {
  expect(placeChords(lyric, chords).overhang).toBeCloseTo(em);
});

test.each([
  ['Bbm7', 'refu', true],
  ['Gb7', 'exi', true],
  ['Ab', 'fê', true],
  ['Em', 'refu', false],
  ['C', 'մայ', false],
  ['A', 'րի', false],
])('%s over «%s», within a word, leaves a hole: %s', (name, piece, isHole) => {
  expect(isWiderThan(name, piece)).toBe(isHole);
});
