// Words for sharing a song, copying its text, and reporting a problem.
export const songLink = 'Song link';
export const songLinkHint = 'The link opens the song in the key you see now.';
export const sendLink = 'Send the link';
export const fileFormat = 'As a file';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Text, chords above the lines';
/** Plain text for braille displays, which show a line at a time. */
export const linearTextFile = 'Text, chords within the lines';
export const givenInLatin = 'In Latin letters';
export const recordingFile = 'Recording of a verse, WAV';
export const recordedVerse = 'Verse';
export const recordingHint = 'One verse in the player’s key and tempo, to practise with.';
export const bothVoices = 'Both';
export const downloadWave = 'Download WAV';
export const preparingRecording = 'Preparing…';
export const recordingFailed = 'This browser could not make the recording.';

export const download = 'Download';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyByHand = 'The browser blocked copying. The text is selected: copy it yourself.';
export const copyLink = 'Copy link';
export const qrCode = 'QR code';
export const tooLongForQr = 'The setlist is too long for a QR code. Send the link instead.';

export const report = 'Problem report';
export const reportHint =
  'This is everything that will be copied: what you did on this page and what your browser has stored. Nothing is sent until you send it yourself.';
export const copyReport = 'Copy problem report';
export const mailReport = 'Email us about it';
export const mailSubject = 'Problem in the songbook';
export const mailBody = (facts: string): string =>
  `What were you doing, and what happened?\n\n\nIf you copied the problem report, paste it here.\n\n\n${facts}`;
export const bookletTitle = 'Booklet';
export const printNow = 'Print';
export const printedPaper = 'Paper';
export const printedLetters = 'Text size';
export const printedSheet = 'What to print';
export const folding =
  'Print on both sides of A4 paper, in landscape, flipped on the short edge; then fold the stack in the middle.';
export const printedContents = 'Contents';
export const printedNotes = 'Sheet music';
export const codeLeadsTo = (address: string): string => `Open the song: ${address}`;
export const setCodeLeadsTo = (site: string): string => `Open the whole setlist: ${site}`;
export const preparingBooklet = 'Preparing the booklet…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'continued';
export const date = (day: Date): string => day.toLocaleDateString('en', { dateStyle: 'long' });
