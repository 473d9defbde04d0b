// Words of search results and of the filters: how a list is put in order and narrowed.
/** Isolates words of either writing direction from the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const nothingFound = {
  all: (query: string): string => `No songs found for “${isolated(query)}”`,
  favorites: (query: string): string => `No favorites found for “${isolated(query)}”`,
};
export const nothingFoundHint =
  'Could there be a typo? Search by title, author or lyrics, in Armenian, Latin or Cyrillic letters.';
export const searchAll = 'Search all songs';
export const toAllFavorites = 'See all favorites';

export const orderLegend = 'Sort';
export const orders = {
  catalogue: 'Songbook order',
  title: 'Alphabetical',
  author: 'By author',
  ease: 'Easiest first',
  line: 'By first line',
};
export const narrow = 'Filter';
export const kinds = {
  patriotic: 'Patriotic',
  lyrical: 'Lyrical',
  folk: 'Folk',
  gusan: 'Gusan',
  sacred: 'Sacred',
  lullaby: 'Lullaby',
  children: 'Children’s',
  chanson: 'French',
};
export const inMyVoice = 'In my range';
export const nameVoice = 'Choose your voice to see the songs in your range';
export const more = 'More';
export const moreChoices = (count: number): string => `${count} more`;
export const nothingLeft = 'No songs match your choices';
export const takeAllBack = 'Clear all';

// Words of the favorites and of their backup.
export const favoritesNeedScript =
  'Favorites are kept in your browser and need JavaScript. Turn it on in your browser’s settings.';
export const noFavorites = 'No favorites yet';
export const noFavoritesHint = 'No favorites yet. Tap the heart beside a song, and it will appear here.';

export const backup = 'Backup';
export const backupHint =
  'Your choices are kept only on this device. A backup keeps them safe and lets you move them to another device.';
export const backupOffer = 'Your favorites are kept only on this device.';
export const backupFile = 'File';
export const backupFileHint = 'Favorites, keys, setlists, chords you know and reading settings';
export const backupLink = 'Link and QR code';
export const backupLinkHint = 'Favorites and keys, in the link itself; no server receives them.';
export const importBackup = 'Restore from a backup';
export const importBackupHint = 'See first what will be added. Nothing is deleted.';
export const chooseBackup = 'Choose a file';
export const orDropBackup = 'or drop it here';
export const importTitle = 'To be restored';
export const unknownChoices = (count: number) =>
  `Left out, because this songbook does not know them: ${count === 1 ? '1 entry' : `${count} entries`}.`;
export const newFavorites = 'New favorites';
export const newPerSong = {
  transpositions: 'Keys (semitones)',
  capos: 'Capo positions',
  speeds: 'Scroll speeds (lines/min)',
  tempos: 'Tempos (bpm)',
  bars: 'Beats per bar',
  notes: 'Notes',
};
export const newSets = 'Setlists';
export const newKnownChords = 'Chords you know';
export const newSettings = 'Reading settings';
export const fromTo = (title: string, from: string, to: string) => `${title}: ${from}\u00a0→\u00a0${to}`;
export const nothingNew = 'Nothing new in this backup: everything is already here.';
export const add = 'Add';
export const cancel = 'Cancel';
export const backupProblems = {
  tooLarge: 'Too large: this is not a songbook backup.',
  notJson: 'The file cannot be read: it is damaged or not a songbook backup.',
  foreign: 'This is not a songbook backup.',
  newerVersion: 'The backup comes from a newer version of the songbook. Update the songbook and try again.',
  malformed: 'The backup is damaged: something is missing or wrong.',
  unknownSong: 'The backup has a song that is not in this songbook. Update the songbook and try again.',
};
export const nothingChanged = 'Nothing changed.';
