// Words of the printed booklet.
export const printBooklet = 'Տպել որպես գրքույկ';
export const bookletTitle = 'Գրքույկ';
export const printNow = 'Տպել';
export const printedPaper = 'Թուղթ';
export const printedLetters = 'Տառեր';
export const printedSheet = 'Ի՞նչ տպել';
export const folding =
  'Տպե՛ք A4 թղթի երկու կողմից՝ հորիզոնական դիրքով և շրջելով կարճ եզրով, ապա թերթերը միասին ծալե՛ք մեջտեղից։';
export const printedContents = 'Բովանդակություն';
export const printedNotes = 'Նոտաներ';
/** Under a QR code: where it leads. */
export const codeLeadsTo = (address: string): string => `Բացել երգը՝ ${address}`;
export const setCodeLeadsTo = (site: string): string => `Բացել ողջ նվագացանկը՝ ${site}`;
export const preparingBooklet = 'Գրքույկը պատրաստվում է…';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const continued = 'շարունակություն';
/** Browsers may lack Armenian names of months. */
export const date = (day: Date): string =>
  `${day.getDate()} ${MONTHS[day.getMonth()]}, ${day.getFullYear()} թ.`;
const MONTHS = [
  'հունվարի',
  'փետրվարի',
  'մարտի',
  'ապրիլի',
  'մայիսի',
  'հունիսի',
  'հուլիսի',
  'օգոստոսի',
  'սեպտեմբերի',
  'հոկտեմբերի',
  'նոյեմբերի',
  'դեկտեմբերի',
];
