import { mutantsOf, type Mutant } from './mutant';

const SOUND = ['test/music/shapes/chordSound.test.ts'];
const WAYS = ['test/music/shapes/knownWays.test.ts'];
const KNOWN = ['test/state/knownChords.test.ts'];
const DICTIONARY = ['test/views/chords/dictionary.test.tsx'];
const PLAYABLE = ['test/views/chords/playable.test.tsx'];

/** Faults in what chords are known, and in what can be played with them. */
export const CHORD_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/music/shapes/chordSound.ts', SOUND, [
    ['a chord over another bass is the same', "bass === 0 ? '' : `_${bass}`", "''"],
    ['a sound moves out of the octave', 'octaveFold(Number(root) + semitones)', 'Number(root) + semitones'],
  ]),
  ...mutantsOf('src/music/shapes/knownWays.ts', WAYS, [
    ['a song is never left as it is', '...[capo, ...frets]', '...frets'],
    ['a capo raises the chords that are played', 'octaveFold(capo - fret)', 'octaveFold(fret - capo)'],
    ['any way will do', 'Math.min(...missing.map(({ length }) => length))', 'missing[0]!.length'],
    ['up a fifth is said of down a fourth', 'transposition: shorterWay(shift)', 'transposition: shift'],
  ]),
  ...mutantsOf(
    'src/music/typedChord.ts',
    ['test/music/typedChord.test.ts'],
    [
      ['a German B is H', "name === 'B' ? 'Bb' : name", 'name'],
      ['a small letter is no note', '(note) => note.toUpperCase()', '(note) => note'],
    ],
  ),
  ...mutantsOf('src/state/knownChordsSlice.ts', KNOWN, [
    ['a forgotten chord is gone for good', 'some((name) => name !== null)', 'some((name) => name === 0)'],
    ['a learnt chord offers to forget it', 'some((name) => name !== null)', 'some(() => true)'],
  ]),
  ...mutantsOf('src/state/shownChords.ts', PLAYABLE, [
    ['the own transposition does not count', 'transpositions[id] ?? 0', '0'],
    ['the own capo does not count', 'capos[id] ?? content.capo', 'content.capo'],
  ]),
  ...mutantsOf('src/views/chords/chordBook.ts', DICTIONARY, [
    ['what is no chord stands in the dictionary', ' && chordSound(name) === sound', ''],
    ['a chord with two names counts twice', 'of names) {', 'of [...names, ...names]) {'],
    ['the rarest chord comes first', 'other.songCount - one.songCount', 'one.songCount - other.songCount'],
  ]),
  ...mutantsOf('src/views/chords/playableSongs.ts', PLAYABLE, [
    ['what lacks two chords is said to lack one', ' || others.length > 0', ''],
    [
      'the chord that brings least comes first',
      'other.songs.length - one.songs.length',
      'one.songs.length - other.songs.length',
    ],
  ]),
  ...mutantsOf('src/views/chords/SongWay.tsx', PLAYABLE, [
    ['a song is opened without its capo', 'isCapoMoved ? capo : null', 'null'],
  ]),
  ...mutantsOf('src/views/chords/PlayableSongs.tsx', PLAYABLE, [
    ['a ticked chord takes the focus along', 'document.activeElement === document.body', 'false'],
  ]),
  ...mutantsOf('src/views/shapes/KnownToggle.tsx', DICTIONARY, [
    ['a chord is never forgotten', 'isKnown ? null : chord', 'chord'],
  ]),
  ...mutantsOf(
    'src/music/voice.ts',
    ['test/music/voice.test.ts'],
    [
      [
        'a voice sings in one octave only',
        'voice.lowest + octaveFold(tune.lowest - voice.lowest)',
        'tune.lowest',
      ],
      ['an own voice is read upside down', 'lowest: Math.min(...notes)', 'lowest: notes[0]!'],
    ],
  ),
  ...mutantsOf(
    'src/music/shapes/voiceKey.ts',
    ['test/music/shapes/voiceKey.test.ts'],
    [['the hardest key of a voice is offered', 'Math.min(...barreCounts)', 'Math.max(...barreCounts)']],
  ),
  ...mutantsOf(
    'src/views/voice/finding.ts',
    ['test/views/voice/finding.test.ts'],
    [
      ['the highest note is looked for below the lowest', 'lowest ?? OFFERED.lowest', 'OFFERED.lowest'],
      ['a voice has one note', 'pitch - lowest < NARROWEST', 'false'],
      ['a lowest note has nothing above it', 'OFFERED.highest - NARROWEST', 'OFFERED.highest'],
      ['notes are offered that cannot be kept', 'highest: 89', 'highest: 96'],
      [
        'an octave above a high note is out of reach',
        'Math.min(lowest + 12, OFFERED.highest)',
        'lowest + 12',
      ],
    ],
  ),
  ...mutantsOf(
    'src/views/voice/VoiceChoice.tsx',
    ['test/views/voice/voiceChoice.test.tsx'],
    [['an own voice is lost by another choice', 'setLastOwn(own);', '']],
  ),
  ...mutantsOf(
    'src/views/voice/useNoteName.ts',
    ['test/views/voice/voiceChoice.test.tsx'],
    [
      [
        'B natural is named B flat',
        'parseInternational(transposeChordLine(',
        '((name: string) => name)(transposeChordLine(',
      ],
    ],
  ),
  ...mutantsOf(
    'src/views/shapes/VoiceKey.tsx',
    ['test/views/shapes/voiceKey.test.tsx'],
    [['a voice is measured by the key of the file', 'moveRange(written, transpose)', 'written']],
  ),
];
