import { counted } from './common';

// Words of chord shapes, the chord dictionary, known chords and the visitor’s voice.
export const songChords = 'Chords in this song';
export const noChords = 'This song has no chords.';
export const noVoicing = (chord: string): string => `No shape found for “${chord}”.`;
export const voicings = (chord: string): string => `Shapes for ${chord}`;
export const previousVoicing = 'Previous shape';
export const nextVoicing = 'Next shape';
export const diagram = (
  chord: string,
  { frets, barres }: { frets: readonly (number | null)[]; barres: readonly { fret: number }[] },
): string =>
  [
    `${chord} chord, frets from the ${frets.length}th string to the 1st: `,
    frets.map((fret) => (fret === null ? 'muted' : fret === 0 ? 'open' : fret)).join(', '),
    ...barres.map(({ fret }) => `, barre at fret ${fret}`),
  ].join('');
export const hand = 'I play';
export const easier = 'Easier to play';
export const barres = (count: number): string => (count === 0 ? 'no barre' : counted(count, 'barre'));
export const easyKey = (key: string, way: string): string => `Switch to an easier key: ${key} (${way})`;
export const keyIsEasy = 'This key is already easy';
export const voiceKey = (key: string, way: string): string =>
  `Switch to a key for your voice: ${key} (${way})`;
export const keyFitsVoice = 'This key suits your voice';
export const tuneIsWider = 'The melody’s range is wider than yours';
export const reportLine = 'Report a mistake in this line';
export const reportSubject = (title: string): string => `Chords of “${title}”`;
export const reportBody = (
  place: Readonly<Record<'song' | 'line' | 'chord' | 'written' | 'transposition' | 'capo', string>>,
): string =>
  [
    `Song: ${place.song}`,
    `Line: ${place.line}`,
    `Chord: ${place.chord} (original: ${place.written})`,
    `Semitones transposed: ${place.transposition}, capo: ${place.capo}`,
    '',
    'What should it be? ',
  ].join('\r\n');
export const chordsNeedScript =
  'To see the chords and mark those you know, turn on JavaScript in your browser’s settings.';
export const chordsHint = 'Tap a chord to hear it. Mark it if you already know it.';
export const findChord = 'Type any chord';
export const chordExamples = 'Am7, F#m, C/G …';
export const writtenChords = 'Chords you typed';
export const noSuchChord = (typed: string): string =>
  `There is no chord “${typed}”. Type, for example, Am7, F#m or C/G.`;
export const inNoSong = 'not in any song';
export const know = 'Known';
export const knowChord = (chord: string): string => `I know it: ${chord}`;
export const chordCount = (count: number): string => counted(count, 'chord');
export const canPlay = 'You can play';
export const knownChords = 'You know:';
export const tickMore = 'Mark chords';
export const movedBy = (way: string): string => `transposed ${way}`;
export const lackOne = 'With one more chord';
export const oneMore = (count: number): string => counted(count, 'more song');
export const noKnownChords = 'Mark the chords you already know to see here which songs you can play.';
export const firstChords = 'Start with the first chords';
export const nothingPlayable = 'No song can be played with these chords alone yet.';
export const chordsUnreachable = 'Could not load the chords of the songs. Check your internet connection.';

export const ownVoice = (range: string): string => `Mine: ${range}`;
export const groupHint =
  'Choose who sings together, up to six voices. A song’s key panel will then suggest a key for the group.';
export const addVoice = (name: string): string => `+ ${name}`;
export const keyFitsGroup = 'This key suits the group best';
export const groupKey = (key: string, way: string): string =>
  `Switch to a key for the group: ${key} (${way})`;
export const leftOut = (names: readonly string[]): string => `Out of range for: ${names.join(', ')}`;
export const groupHasNoTune =
  'The songbook does not have this song’s melody, so it cannot suggest a key for the group.';
export const findByEar = 'Find by ear';
export const finding = {
  lowest: 'Listen to the note and sing it. Go down by semitones to the lowest note you sing comfortably.',
  highest: 'Now go up to the highest note you sing comfortably.',
};
export const tooClose = (semitones: number): string =>
  `This is still too close to your lowest note. Go up until they are at least ${semitones} semitones apart, or find the lowest again.`;
export const lowestFound = (note: string): string => `Your lowest: ${note}`;
export const findLowestAgain = 'Find the lowest again';
export const isMine = { lowest: 'This is my lowest', highest: 'This is my highest' };
export const stepBy = (semitones: number): string =>
  `${semitones < 0 ? 'Down' : 'Up'} a ${Math.abs(semitones) === 1 ? 'semitone' : 'whole tone'}`;
export const resetKey = (key: string, way: string): string => `Back to the original key: ${key} (${way})`;
export const keyIsOriginal = 'This is the original key';
export const range = 'Range';
export const mode = 'Mode';
export const rangeOf = (lowest: string, highest: string): string => `${lowest}–${highest}`;
export const modes = {
  major: 'major',
  minor: 'minor',
  harmonicMinor: 'harmonic minor',
  dorian: 'Dorian',
  phrygian: 'Phrygian',
  mixolydian: 'Mixolydian',
  hijaz: 'Hijaz',
};
export const voice = 'Your voice';
export const hearFirstNote = (note: string): string => `Hear the first note: ${note}`;
export const hearTonic = (note: string): string => `Hear the tonic: ${note}`;
