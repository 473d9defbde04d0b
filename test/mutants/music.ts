import { mutantsOf, type Mutant } from './mutant';

const LINE = ['test/music/transposeChordLine.test.ts'];
const SHEET = ['test/music/sheetLine.test.ts'];
const WRITTEN = ['test/music/transposedLine.test.ts'];
const SPELLING = ['test/music/spelling.test.ts'];
const NOTATION = ['test/music/notation.test.ts'];
const CAPO = ['test/music/shapes/capo.test.ts'];
const VOICINGS = ['test/music/shapes/voicingsOf.test.ts'];
const NOTES = ['test/music/shapes/chordNotes.test.ts'];

/** Mistakes in chords, their places and their fingerings. */
export const MUSIC_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/music/pitch.ts', LINE, [
    ['H is read as B flat', 'H: 11', 'H: 10'],
    ['a flat sign raises the note', "'♭': -1", "'♭': 1"],
    ['only the first accidental counts', '/[A-H][#b♯♭]*/', '/[A-H][#b♯♭]?/'],
    ['a note below C has no pitch class', '((semitones % 12) + 12) % 12', 'semitones % 12'],
    ['semitones may be broken', '!Number.isInteger(semitones)', 'Number.isNaN(semitones)'],
  ]),
  ...mutantsOf('src/music/chordLine.ts', LINE, [
    ['a line moved by no semitone is spelled anew', 'if (shift === 0) return line;', ''],
    [
      'N.C. is transposed',
      'isNoChord(token) ? token : transposeNoteNames(token, shift)',
      'transposeNoteNames(token, shift)',
    ],
  ]),
  ...mutantsOf('src/music/chordLine.ts', SHEET, [
    ['N.C. is marked as unread', 'isChordSymbol(written) || isNoChord(written)', 'isChordSymbol(written)'],
    [
      'a token that is no chord is transposed',
      'token.isRead ? transposeChordLine(token.written, semitones) : token.written',
      'transposeChordLine(token.written, semitones)',
    ],
    [
      'chords are transposed step upon step',
      'transposeChordLine(token.written, semitones)',
      'transposeChordLine(token.text, semitones)',
    ],
    ['any word in brackets is taken for a chord', 'return isChordSymbol(written) ? [', 'return written ? ['],
  ]),
  ...mutantsOf('src/music/chordLine.ts', WRITTEN, [
    ['chords that grow run into each other', 'line.length + 1', 'line.length'],
  ]),
  ...mutantsOf('src/music/sheetLine.ts', SHEET, [
    [
      'a chord cuts chord text in the words',
      'return host ? { ...chord, column: host.column } : chord;',
      'return chord;',
    ],
    ['chords beyond the words are lost', '...beyond.slice(0, 1)', ''],
    ['no chord keeps room', 'needsRoom: chord !== null && close.includes(chord)', 'needsRoom: false'],
    ['words that share room may part', 'from < start && start < to', 'false'],
    ['a chord that keeps room reaches beyond it', 'chord && !needsRoom ?', 'chord ?'],
    [
      'words that do not change are made anew',
      'changed.every((item, index) => item === items[index]) ? items : changed',
      'changed',
    ],
  ]),
  ...mutantsOf('src/music/chordRoom.ts', SHEET, [
    ['chords may touch', '(written) + CHORD_GAP', '(written)'],
    ['another key makes no chord wider', 'NOTE_WIDTH = 1.35', 'NOTE_WIDTH = 0.7'],
  ]),
  ...mutantsOf('src/music/transposedLine.ts', WRITTEN, [
    [
      'chord text that is renamed does not shift the chords behind it',
      'return inline.text.length - inline.written.length;',
      'return 0;',
    ],
  ]),
  ...mutantsOf('src/music/notation.ts', SPELLING, [
    ['B flat is H flat in German', "name === 'Bb' ? 'B' : name.replace('B', 'H')", "name.replace('B', 'H')"],
    ['the five of m7b5 loses its sign', String.raw`|[#b](?=\d)`, ''],
    ['a German B is explained as H', 'hasBareB: () => false', 'hasBareB: AS_WRITTEN.hasBareB'],
  ]),
  ...mutantsOf('src/music/notation.ts', NOTATION, [
    ["other programs' B flat is read as H flat", '(PLAIN_B.test(name) ?', "(name.startsWith('B') ?"],
  ]),
  ...mutantsOf('src/music/spelling.ts', SPELLING, [
    ['a minor key has the signature of the major one', 'isMinor ? 3 : 0', 'isMinor ? 0 : 0'],
    [
      'between F# and Gb sharps are always taken',
      'if (sharps !== MOST_SHARPS) return spell;',
      'return spell;',
    ],
    ['a leading note may have two sharps', ' && fifths < DOUBLE_SHARP', ''],
    [
      'the leading note of minor keys is a flat one',
      'const isLeading = isMinor &&',
      'const isLeading = !isMinor &&',
    ],
    ['N.C. is spelled as a chord', 'isNoChord(chord) ? chord : chord.replace', 'chord.replace'],
    ['notes without accidentals count', '.filter((name) => name.length > 1).length', '.length'],
  ]),
  ...mutantsOf('src/music/transposedLine.ts', WRITTEN, [
    ['what is no chord is spelled as one', 'isRead ? spell(text) : text', 'spell(text)'],
  ]),
  ...mutantsOf(
    'src/music/chordSymbol.ts',
    ['test/music/chordSymbol.test.ts'],
    [
      ['a chord may end in the middle of a token', '(?:/(${NOTE}))?$`', '(?:/(${NOTE}))?`'],
      [
        'any token that begins with N.C. says that nothing is played',
        String.raw`/^N\.C\.?$/`,
        String.raw`/^N\.?C\.?/`,
      ],
    ],
  ),
  ...mutantsOf('src/music/shapes/capo.ts', CAPO, [
    [
      'a capo lowers the chords that sound',
      'transposeChords(chords, -capo)',
      'transposeChords(chords, capo)',
    ],
    ['a barre chord that comes again is counted again', '[...new Set(shapes)]', '[...shapes]'],
    [
      'the way down counts as longer than the way up',
      'Math.abs(shorterWay(one)) - Math.abs(shorterWay(other)) || one - other',
      'one - other',
    ],
    ['the easiest key is offered however far it is', 'const NEAR = 3;', 'const NEAR = 6;'],
    ['no key with a barre chord is easy', 'const SPARED = 1;', 'const SPARED = 0;'],
  ]),
  ...mutantsOf('src/music/shapes/chordIntervals.ts', NOTES, [
    ['sus keeps the third', "add(without(chord, 3), number || '4')", "add(chord, number || '4')"],
  ]),
  ...mutantsOf('src/music/shapes/chordNotes.ts', VOICINGS, [
    ['the fifth of a triad may be left out', 'size > 3', 'size > 2'],
  ]),
  ...mutantsOf('src/music/shapes/chordNotes.ts', NOTES, [
    [
      'a slash chord is played over its root',
      'pitchClass(parts.bass ?? parts.root)',
      'pitchClass(parts.root)',
    ],
  ]),
  ...mutantsOf('src/music/shapes/voicing.ts', VOICINGS, [
    ['the high E string is tuned to D', '59, 64]', '59, 62]'],
    ['a finger may press two frets', 'other !== null && other >= fret', 'other !== null'],
  ]),
  ...mutantsOf('src/music/shapes/ease.ts', VOICINGS, [
    ['a muted string between sounding ones costs nothing', '= [4, 2, 2]', '= [0, 2, 2]'],
  ]),
  ...mutantsOf('src/music/shapes/voicings.ts', VOICINGS, [
    [
      'the harder of two fingerings is kept',
      'fingeringEffort(voicing) < fingeringEffort(known)',
      'fingeringEffort(voicing) > fingeringEffort(known)',
    ],
  ]),
  ...mutantsOf('src/music/shapes/variants.ts', VOICINGS, [
    ['a power chord is no chord of its own', ', ...powerChord(shape)]', ']'],
  ]),
];
