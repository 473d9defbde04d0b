// Words of the printed booklet.
export const printBooklet = 'Imprimer un livret';
export const bookletTitle = 'Livret';
export const printNow = 'Imprimer';
export const printedPaper = 'Papier';
export const printedLetters = 'Texte';
export const printedSheet = 'Contenu';
export const folding =
  'Imprimez en A4 recto verso, en paysage, retournement sur le bord court, puis pliez toutes les feuilles ensemble par le milieu.';
export const printedContents = 'Sommaire';
export const printedNotes = 'Partitions';
export const codeLeadsTo = (address: string): string => `Ouvrir la chanson\u00a0: ${address}`;
export const setCodeLeadsTo = (site: string): string => `Ouvrir toute la setlist\u00a0: ${site}`;
export const preparingBooklet = 'Préparation du livret…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'suite';
export const date = (day: Date): string => day.toLocaleDateString('fr', { dateStyle: 'long' });
