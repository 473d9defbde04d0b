import { semitonesFrom } from './common';

// Words of every page: navigation, titles, footer, search field and error states.
export const navigationTitle = SONGBOOK.en.shortName;
export const homeLink = 'Home 🏠';
export const favoritesLink = 'Favorites';
export const tagline = SONGBOOK.en.name;
export const skipLink = 'Skip to content';
export const homeTitle = 'All songs';
export const introduction = SONGBOOK.en.introduction || '{songs} with chords, offline too';
export const favoritesTitle = 'Favorite songs';
export const needsScript = 'JavaScript is needed to change the key, save favorites and watch the video.';
export const contact = 'Contact';
export const site = 'Our website';
export const notFoundTitle = 'Page not found';
export const notFoundHint = 'There is no song or page at this address. Could it have a typo?';
export const crashTitle = 'Could not show the page';
export const crashHint = 'Your favorites are safe. Reload the page or go back to the list.';
export const tellProblem = 'Report a problem';

export const languageTitle = 'Language';
export const languageLink = 'Language';
export const helpTitle = 'Help';

export const searchLabels = { all: 'Search songs', favorites: 'Search favorites' };
export const searchPlaceholder = 'Title, author or line';
export const clearSearch = 'Clear search';

// Words of the page of help.
export const offlineTitle = 'Offline';
export const offlineHint =
  'Once opened, the songbook also works without the internet; only the videos will not play.';
export const installHint =
  'To put it on your phone’s screen, find “Add to Home Screen” in your browser’s menu.';
export const mistakesTitle = 'Found a mistake?';
export const songMistakeHint =
  'If a chord is wrong, tap it on the song’s page and choose “Report a mistake in this line”. Write to us about other mistakes.';
export const tellMistake = 'Report a mistake in a song';
export const wrongSong = 'Mistake in a song';
export const problemHint = 'If the songbook does not work as it should, tell us what happened.';
export const licencesTitle = 'Licenses';
export const songsAreFree = SONGBOOK.en.rights;
export const licences = 'Licenses of the software and fonts';

// Words of the keyboard shortcuts.
export const shortcutsTitle = 'Keyboard and pedal keys';
/** The meaning of each shortcut, by the names that `ui/keys.ts` gives its keys; another key cannot be bound. */
export const shortcutMeanings = {
  'ArrowRight PageDown Space': 'Next screen; at the end of the song, next song',
  'ArrowLeft PageUp Shift+Space': 'Previous screen; at the start of the song, previous song',
  'ArrowDown ArrowUp': 'One line forward or back; in full screen, one screen',
  N: 'Next song in the setlist or favorites',
  P: 'Autoscroll: start or stop',
  L: 'Listen, or pause',
  R: 'Learn the verse that is playing, or end the lesson',
  F: 'Full screen: only the song',
  '/': 'Search the list',
  'ArrowRight ArrowLeft': 'In a list: to the song’s heart and back',
  'Ctrl+Z': 'Undo the last change',
  'Ctrl+P': 'Print; on the page of favorites or a setlist, the booklet',
  Escape: 'Close what is open',
  '?': 'Open this page',
};

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
