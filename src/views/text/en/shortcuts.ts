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
  Escape: 'Close what is open',
  '?': 'Open this page',
};
