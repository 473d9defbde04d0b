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
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `${beats} ${isDotted ? 'dotted ' : ''}quarter notes per minute`;
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
export const nextFavorite = 'Next favorite:';
export const playedSet = 'Setlist';
export const previousInSet = 'Previous:';
export const nextInSet = 'Next:';
export const setEnd = 'Last song of the setlist';
export const leaveSet = 'Leave the setlist';
export const stage = 'Full screen';
export const stageHint = 'Only the song';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Show the hidden words';
/** A song that scrolls by itself, in silence. */
export const scroll = 'Autoscroll';
export const ownLetters = 'Armenian';
export const latinLetters = (): string => 'Latin';
export const printBooklet = 'Print as a booklet';
