// Words of the printed booklet.
export const printBooklet = 'Տպել որպես գրքույկ';
export const preparingBooklet = 'Գրքույկը պատրաստվում է…';
export const bookletContents = 'Բովանդակություն';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
