// Words of the page of help.
export const tagline = SONGBOOK.en.name;

export const languageTitle = 'Language';
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
