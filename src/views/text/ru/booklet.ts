// Words of the printed booklet.
export const printBooklet = 'Напечатать брошюрой';
export const bookletTitle = 'Брошюра';
export const printNow = 'Печать';
export const printedPaper = 'Бумага';
export const printedLetters = 'Шрифт';
export const printedSheet = 'Что печатать';
export const folding =
  'Печатайте на A4 с двух сторон: альбомная ориентация, переворот по короткому краю. Затем сложите все листы вместе пополам.';
export const printedContents = 'Содержание';
export const printedNotes = 'Ноты';
export const codeLeadsTo = (address: string): string => `Открыть песню: ${address}`;
export const setCodeLeadsTo = (site: string): string => `Открыть весь сетлист: ${site}`;
export const preparingBooklet = 'Брошюра готовится…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'продолжение';
export const date = (day: Date): string => day.toLocaleDateString('ru', { dateStyle: 'long' });
