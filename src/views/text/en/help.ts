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
export const songsAreFree =
  'The words of the songs are in the public domain, except those of the songbook’s own song; each song says why.';
export const licences = 'Licenses of the software and fonts';
