import { languageTitle } from './help';
import { voice } from './guitar';

// Words of the reader settings.
export const voices = {
  none: 'Not set',
  bass: 'Bass',
  baritone: 'Baritone',
  tenor: 'Tenor',
  alto: 'Alto',
  mezzo: 'Mezzo-soprano',
  soprano: 'Soprano',
  child: 'Child',
};

export const group = 'Group voices';
export const ownNote = 'My note on the song';
export const ownNoteExample = 'slow, start on G';

export const words = 'Words';

export const settingNames = {
  textSize: 'Text size',
  theme: 'Theme',
  listBeside: 'Song list alongside',
  sheet: 'What to show',
  notation: 'Chord names',
  latin: 'Pronunciation',
  meaning: 'Translation',
  latinAlone: 'Latin letters only',
  latinHeard: 'Screen reader reads the Latin letters',
  cyrillic: 'In Cyrillic letters',
  language: languageTitle,
  instrument: 'Instrument',
  shapesAbove: 'Chord shapes above the song',
  hand: 'Left-handed chords',
  voice,
  group,
  accompaniment: 'Accompaniment',
  playsOn: 'At the end, go to the next song',
  fullRefrains: 'While playing, show every chorus in full',
  chordsAnnounced: 'Screen reader reads the chords too',
  bookletPaper: 'Booklet paper',
  bookletLetters: 'Booklet text size',
  bookletSheet: 'What to print in the booklet',
  bookletContents: 'Table of contents',
  bookletNotes: 'Sheet music in the booklet',
  bookletMeaning: 'Print the translation',
  bookletRefrains: 'Print every chorus in full',
  shapesAtSongs: 'Print chord shapes below each song',
  shapesAtEnd: 'Print all shapes at the end of the booklet',
  signKeys: 'Single-key shortcuts',
  printedCode: 'Print a QR code of the link',
};

const sheets = { chords: 'Lyrics and chords', lyrics: 'Lyrics only' };
/** The names of the values of each setting that is chosen by name. */
export const settingValues = {
  theme: { system: 'System', light: 'Light', dark: 'Dark' },
  listBeside: { none: 'None', all: 'All songs', favorites: 'Favorites' },
  sheet: sheets,
  notation: {
    written: 'As written',
    german: 'To suit the key: H, B',
    glyphs: 'To suit the key: B, B♭',
    solfege: 'Do Re Mi',
  },
  latin: { none: 'Off', eastern: '“krunk” (Eastern)', western: '“grung” (Western)' },
  instrument: { guitar: 'Guitar', ukulele: 'Ukulele' },
  hand: { right: 'right-handed', left: 'left-handed' },
  voice: voices,
  accompaniment: { strummed: 'Strumming', picked: 'Picking' },
  bookletPaper: { A4: 'A4', A5: 'A5, folded', Letter: 'US Letter' },
  bookletLetters: { usual: 'Normal', large: 'Large' },
  bookletSheet: sheets,
  bookletContents: {
    booklet: 'As in the booklet',
    titles: 'By title',
    lines: 'By first line',
    authors: 'By author',
  },
  bookletNotes: { none: 'None', words: 'With the words', latin: 'In Latin letters', both: 'Both' },
};

export const textSmaller = 'Smaller text';
export const textBigger = 'Larger text';
export const percent = (number: number): string => `${number}%`;
export const printSong = 'Print song';
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
