// Words of the printed booklet.
export const printBooklet = 'Print as a booklet';
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
