import fc from 'fast-check';
import {
  makeSpelling,
  parseInternational,
  pitchClass,
  transposeChordLine,
  type Notation,
} from '../../src/music';

const inKey = (key: string, chords: string): string => {
  const names = chords.split(' ');
  return names.map(makeSpelling('glyphs', key, names).given).join(' ');
};

/** What musicians write in a key for chords that are spelled as transposing spells them. */
test.each([
  ['C', 'C Db D Eb E F Gb G Ab A Bb B', 'C C# D Eb E F F# G Ab A Bb B'],
  ['G', 'G D/Gb Em B7 Cm A/Db Bb', 'G D/F# Em B7 Cm A/C# Bb'],
  ['D', 'D Gbm Bm A/Db Gb7 Bb', 'D F#m Bm A/C# F#7 Bb'],
  ['A', 'A Dbm Gbm E/Ab D F', 'A C#m F#m E/G# D F'],
  ['E', 'E Abm Dbm B7/Eb A C', 'E G#m C#m B7/D# A C'],
  ['B', 'B Dbm Ebm E Gb Abm Bbdim', 'B C#m D#m E F# G#m A#dim'],
  ['F', 'F Bb C7 Dm Eb Ab', 'F Bb C7 Dm Eb Ab'],
  ['Bb', 'Bb Eb F7 Gm Gb C7/E', 'Bb Eb F7 Gm Gb C7/E'],
  ['Eb', 'Eb Ab Bb7 Cm Gb B', 'Eb Ab Bb7 Cm Gb B'],
  ['Ab', 'Ab Db Eb7 Fm Bbm E', 'Ab Db Eb7 Fm Bbm E'],
  ['Db', 'Db Gb Ab7 Bbm B', 'Db Gb Ab7 Bbm B'],
  ['Am', 'Am Dm E7/Ab Abdim Bb Gbdim', 'Am Dm E7/G# G#dim Bb F#dim'],
  ['Am', 'Am A7/Db Eb', 'Am A7/C# Eb'],
  ['Em', 'Em B7/Eb Gbdim C Ebdim', 'Em B7/D# F#dim C D#dim'],
  ['Hm', 'Bm Gb7/Bb Em G', 'Bm F#7/A# Em G'],
  ['Gbm', 'Gbm Bm Db7/F Fdim A', 'F#m Bm C#7/E# E#dim A'],
  ['Dbm', 'Dbm Gbm Ab7/C E', 'C#m F#m G#7/B# E'],
  ['Dbm', 'Dbm F', 'C#m F'],
  ['Abm', 'Abm Eb7/G B', 'G#m D#7/G B'],
  ['Dm', 'Dm Gm A7/Db Eb Dbdim', 'Dm Gm A7/C# Eb C#dim'],
  ['Gm', 'Gm Cm D7/Gb Eb', 'Gm Cm D7/F# Eb'],
  ['Cm', 'Cm G7/B Ab Bb Db', 'Cm G7/B Ab Bb Db'],
  ['Fm', 'Fm C7/E Db Gb', 'Fm C7/E Db Gb'],
  ['Bbm', 'Bbm Ebm F7/A Gb', 'Bbm Ebm F7/A Gb'],
  ['Gmaj7', 'Gmaj7 Gb7', 'Gmaj7 F#7'],
])('in %s, %s is %s', (key, chords, spelled) => expect(inKey(key, chords)).toBe(spelled));

test.each([
  ['Gb', 'Gb B Db7', 'F# B C#7'],
  ['Gb', 'Gb Db7', 'Gb Db7'],
  ['F#', 'Gb Db/F Ab Db7', 'Gb Db/F Ab Db7'],
  ['Ebm', 'Ebm Abm B Bb7', 'D#m G#m B A#7'],
  ['Ebm', 'Ebm F Bb7', 'Ebm F Bb7'],
  ['Ebm', 'Ebm Abm Bb7 Gb Db B', 'D#m G#m A#7 F# C# B'],
  ['Gb', 'B Gb Db Gb7 Db7 B/Gb', 'B F# C# F#7 C#7 B/F#'],
  ['Gb', 'B B7 F Gb', 'B B7 E# F#'],
  ['Gb', 'B F Fdim Gb', 'Cb F Fdim Gb'],
  ['D#m', 'D#m F#/Bb G#m H', 'D#m F#/A# G#m B'],
])('between sharps and flats, %s with %s has the fewer of them: %s', (key, chords, spelled) => {
  expect(inKey(key, chords)).toBe(spelled);
});

/** A diminished chord that leads up is named as the leading note of the next chord, whatever its note is called else. */
test.each([
  ['C', 'C Abdim Am', 'C G#dim Am'],
  ['C', 'Ebdim Em', 'D#dim Em'],
  ['C', 'C Ebdim7 C/E', 'C D#dim7 C/E'],
  ['C', 'Em Ebdim7 Dm', 'Em Ebdim7 Dm'],
  ['C', 'Am Abdim7 G', 'Am Abdim7 G'],
  ['C', 'Am C Abdim7 Abdim Am', 'Am C G#dim7 G#dim Am'],
  ['C', 'Em Ebdim Dm Ebdim Em', 'Em D#dim Dm D#dim Em'],
  ['C', 'Ab Abdim Am', 'Ab G#dim Am'],
  ['C', 'Abº Am Abø Am Abm7b5 Am', 'G#º Am G#ø Am G#m7b5 Am'],
  ['C', 'Abdim N.C. Am', 'G#dim N.C. Am'],
  ['C', 'Abdim7/B Am', 'G#dim7/B Am'],
  ['C', 'C Abdim', 'C Abdim'],
  ['C', 'Abaug Am', 'Abaug Am'],
  ['F', 'F Gbdim Gm Abdim Am', 'F F#dim Gm G#dim Am'],
  ['Bb', 'Bb Bdim Cm Dbdim Dm', 'Bb Bdim Cm C#dim Dm'],
  ['Eb', 'Edim Fm Gbdim Gm', 'Edim Fm F#dim Gm'],
  ['D', 'Fdim Gbm Ebdim Em', 'E#dim F#m D#dim Em'],
  ['Db', 'Cdim Db Adim Bbm', 'Cdim Db Adim Bbm'],
  ['E', 'Gdim Abm', 'Gdim G#m'],
])('in %s, %s leads up as %s', (key, chords, spelled) => expect(inKey(key, chords)).toBe(spelled));

/** Keys, with a chord as it is written in them and as it is shown. */
const SHOWN: Readonly<Record<Notation, string>> = {
  written: 'Gbm Hm7b5/Bb Hm7b5/Bb',
  german:
    'Gbm Hm7b5/A Hm7♭5/A | F Bbm7 Bm7 | Am E7(#9,b13)/Ab E7(♯9,♭13)/G♯ | Dbm G#7/C G♯7/H♯ | Dbm N.C. N.C. | ' +
    'C Esus4 Esus4 | C Cadd9 Cadd9',
  glyphs: 'F Bbm7 B♭m7 | Am Hm7b5 Bm7♭5 | C A♭♭ G',
  solfege: 'Gbm Hm7b5/A Sim7♭5/La | F Bbm7/D Si♭m7/Ré | Dbm Db Do♯ | C N.C. N.C.',
  armenian: 'Am E7/Ab Մի7/Սոլ♯ | Dm F Ֆա',
};
const shownChords = Object.entries(SHOWN).flatMap(([notation, table]) =>
  table.split(' | ').map((row) => [notation, ...row.split(' ')] as [Notation, string, string, string]),
);

test.each(shownChords)('in %s, in %s, %s is shown as %s', (notation, key, written, shown) => {
  expect(makeSpelling(notation, key, [written]).shown(written)).toBe(shown);
});

test('what is no key is refused', () => {
  expect(() => makeSpelling('german', 'x', [])).toThrow(new RangeError('Not a key: x'));
});

test.each<[Notation, withBareB: string, without: string]>([
  ['written', 'B7 E/B', 'Bb H7'],
  ['glyphs', 'B7 B♭/B', 'B♭/D'],
  ['german', '', 'B7'],
  ['solfege', '', 'Si'],
])('in %s, a B in %s means B natural, and in %s it does not', (notation, withBareB, without) => {
  const { hasBareB } = makeSpelling(notation, 'C', []);
  const chords = `${withBareB} ${without}`.trim().split(' ');
  expect(chords.filter(hasBareB).join(' ')).toBe(withBareB);
});

const accidental = fc.constantFrom('', '#', 'b', '♯', '♭', '##', 'bb');
const note = fc
  .tuple(fc.constantFrom(...'ABCDEFGH'), accidental)
  .map(([letter, accidentals]) => letter + accidentals);
const quality = fc.constantFrom('', 'm', '7', 'm7b5', 'sus4', 'dim', 'maj7', 'add9', '(#9)');
const chord = fc
  .tuple(note, quality, fc.option(note))
  .map(([root, rest, bass]) => root + rest + (bass === null ? '' : `/${bass}`));
const song = fc.record({
  key: fc.tuple(note, fc.constantFrom('', 'm')).map(([tonic, mode]) => tonic + mode),
  chords: fc.array(chord, { minLength: 1, maxLength: 10 }),
});
const notes = (chord: string): string[] => chord.match(/[A-H][#b♯♭]*/g)!;

test('no spelling changes a pitch, no note has two names in a song, and none has two accidentals', () => {
  fc.assert(
    fc.property(song, ({ key, chords }) => {
      const { given, shown } = makeSpelling('glyphs', key, chords);
      const names = new Map<number, string>();
      for (const chord of chords) {
        expect(notes(given(chord)).map(pitchClass)).toEqual(notes(chord).map(pitchClass));
        expect(notes(shown(chord)).map(pitchClass)).toEqual(notes(chord).map(pitchClass));
        for (const [place, name] of notes(given(chord)).entries()) {
          expect(name).toMatch(/^[A-G][#b]?$/);
          // The root of a diminished chord may be a leading note.
          if (place === 0 && /^.[#b♯♭]*(dim|m7b5)/.test(chord)) continue;
          expect(names.get(pitchClass(name)) ?? name).toBe(name);
          names.set(pitchClass(name), name);
        }
      }
    }),
  );
});

test('German names say the same, and what is given to other programs is read back as the same chords', () => {
  const german = (name: string): number => (/^B(?![#b♯♭])/.test(name) ? 10 : pitchClass(name));
  fc.assert(
    fc.property(
      song,
      fc.constantFrom<Notation>('written', 'german', 'glyphs'),
      ({ key, chords }, notation) => {
        const { given } = makeSpelling(notation, key, chords);
        const { shown } = makeSpelling('german', key, chords);
        for (const chord of chords) {
          expect(notes(shown(chord)).map(german)).toEqual(notes(chord).map(pitchClass));
          const read = parseInternational(given(chord));
          expect(notes(read).map(pitchClass)).toEqual(notes(chord).map(pitchClass));
          expect(read).not.toMatch(/B(?![b♭])/);
        }
      },
    ),
  );
});

test('a chord that is spelled already stays as it is, and so does every chord where all is as written', () => {
  fc.assert(
    fc.property(song, fc.nat(11), ({ key, chords }, semitones) => {
      const moved = chords.map((name) => transposeChordLine(name, semitones));
      const { given } = makeSpelling('german', transposeChordLine(key, semitones), moved);
      expect(moved.map(given).map(given)).toEqual(moved.map(given));
      expect(moved.map(makeSpelling('written', key, chords).shown)).toEqual(moved);
    }),
  );
});
