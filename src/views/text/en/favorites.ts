// Words of the favorites and of their backup.
export const favoritesTitle = 'Favorite songs';
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
