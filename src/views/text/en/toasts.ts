import { semitonesFrom } from './common';

// Words of the toasts and of the notices that are shown once.
export const takeBack = 'Undo';
export const removedFavorite = (title: string): string => `“${title}” removed from favorites.`;
export const movedKey = (title: string, way: number): string =>
  way === 0
    ? `“${title}” is back in its original key.`
    : `“${title}” is now ${semitonesFrom(way)} the original key.`;
export const removedEntry = 'Removed from the setlist.';
export const removedSet = 'Setlist deleted.';
export const forgottenChord = 'No longer among the chords you know.';
export const writtenNote = 'Note changed.';
export const placedCapo = (capo: string): string => `${capo}: these are the chord shapes you play.`;
export const importedBackup = 'Backup restored.';
const deletes =
  'This browser deletes what is stored if you do not open the songbook for seven days. Opened from the home screen, it loses nothing';
export const cleaningNotice = (isPhone: boolean): string =>
  `${deletes}: ${isPhone ? 'Share → Add to Home Screen' : 'File → Add to Dock'}. A backup also keeps your favorites.`;
export const makeBackup = 'Save a backup';
export const noSound =
  'The sound did not start. Check that your browser may play sound and that a speaker or headphones are connected, then try again.';
export const newVersion = 'A new version is available.';
export const replayShown = 'A recorded log is replayed: nothing is stored.';
export const endReplay = 'End the replay';
export const startNewVersion = 'Update';
