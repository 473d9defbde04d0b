import { counted, tabTitle } from './common';

// Words around a song: its head, its sheet, its tools, and how it is turned.
export const songTabTitle = (title: string, author: string) =>
  tabTitle(author ? `${title} - ${author}` : title);
export const songDescription = (title: string, author: string, opening: string): string =>
  `Lyrics and guitar chords of “${title}”. ${author && `${author}. `}${opening}`;
export const transposition = 'Change the key';
export const transposeUp = 'Up a semitone';
export const transposeDown = 'Down a semitone';
export const transposed = (key: string, way: number): string =>
  `${key}: ${way === 0 ? 'original' : `${counted(Math.abs(way), 'semitone')} ${way > 0 ? 'up' : 'down'}`}`;
export const resetKey = (key: string, way: string): string => `Back to the original key: ${key} (${way})`;
export const keyIsOriginal = 'This is the original key';
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `${beats} ${isDotted ? 'dotted ' : ''}quarter notes per minute`;
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
/** The chords of a line, said before its words. */
export const chordsBefore = (chords: readonly string[]): string => `${chords.join(', ')}. `;
/** The names, for screen readers, of a numbered verse and of a chorus without its own name. */
export const stanzaNames = {
  hy: { verse: (number: number): string => `Verse ${number}`, chorus: 'Chorus' },
  fr: { verse: (number: number): string => `Couplet ${number}`, chorus: 'Refrain' },
};
export const unreadChord = 'This is not a chord; it does not change with the key';
export const video = (title: string): string => `Video: ${title}`;
export const playVideo = 'Watch the video';
export const watchOnYouTube = 'If the video does not open, watch it on YouTube';
export const videoNeedsNetwork =
  'The video needs an internet connection. It will appear when you are back online.';
export const voice = 'Your voice';
/** Said before the key of the shapes that are played above the capo. */
export const capoOn = (fret: number): string => `Capo ${fret}:`;
export const movedOnPaper = (way: string, original: string): string =>
  `transposed ${way} (original key: ${original})`;
export const doubtful = 'We are not sure of this line';
export const ownTranslation =
  'The translation is the songbook’s own. We are not sure of the lines marked (?).';
export const latinNote = (): string => 'Automatic transliteration';
export const evidence = {
  melody: 'Chords checked against a written melody',
  chart: 'Chords checked against a printed songbook',
  suggested: 'The chords are our suggestion; we found no written melody.',
};
export const foundAt = (source: string): string => `(source: ${source}).`;

export const shapes = 'Chords';
export const shapesTitle = { guitar: 'Chords on the guitar', ukulele: 'Chords on the ukulele' };
export const hearFirstNote = (note: string): string => `Hear the first note: ${note}`;
export const hearTonic = (note: string): string => `Hear the tonic: ${note}`;
export const readerTools = 'Reading tools';
export const look = 'View';
export const share = 'Share';
export const shareTitle = 'Share the song';
export const sharedKey = 'The song is in the key given in the link.';
export const lentLatin = 'The words are also in Latin letters for this visit.';
export const keepLatin = 'Keep Latin letters';
export const unreadKey = 'The key in the link cannot be read. The song is in your own key.';
export const keepSharedKey = 'Keep this key';
export const ownKey = 'Back to my key';

export const listen = 'Listen';
export const pausePlaying = 'Pause';
export const goOn = 'Resume';
export const speed = 'Scroll speed';
export const slower = 'Slower';
export const faster = 'Faster';
export const linesPerMinute = 'lines/min';
export const pageEnd = 'End of song';
export const nextFavorite = 'Next favorite:';
export const playedSet = 'Setlist';
export const previousInSet = 'Previous:';
export const nextInSet = 'Next:';
export const setEnd = 'Last song of the setlist';
export const leaveSet = 'Leave the setlist';
export const stage = 'Full screen';
export const stageHint = 'Only the song';
export const leaveStage = 'Leave full screen';
export const screens = 'Song screens';

// Words of the table that says how Latin letters are pronounced.
export const pronunciation = 'How to pronounce the letters';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'like the a in “about”',
  kh: 'like ch in the Scottish “loch”',
  gh: 'like a French r',
  ts: 'like ts in “cats”',
  dz: 'like ds in “beds”',
  ch: 'like ch in “church”',
  j: 'like j in “jam”',
  zh: 'like s in “measure”',
  r: 'tapped or rolled with the tip of the tongue',
};
export const initialLetters = 'At the beginning of a word these are “ye” and “vo”.';
export const stressMark = 'This mark stresses the word; the Latin line leaves it out.';
export const toneMarks =
  'A question or an exclamation: the voice rises here. The Latin line puts the mark after the word.';
