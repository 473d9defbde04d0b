// Words for sharing a song, copying its text, and reporting a problem.
export const songLink = 'Երգի հղումը';
export const songLinkHint = 'Հղումը երգը կբացի այն տոնայնությամբ, որն այժմ տեսնում եք։';
export const sendLink = 'Ուղարկել հղումը';
export const fileFormat = 'Որպես ֆայլ';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Տեքստ՝ ակորդները տողերից վեր';
/** Plain text for braille displays, which show a line at a time. */
export const linearTextFile = 'Տեքստ՝ ակորդները տողերի մեջ';
export const givenInLatin = 'Լատինատառ';
export const recordingFile = 'Մեկ տան ձայնագրություն՝ WAV';
export const recordedVerse = 'Տունը';
export const recordingHint = 'Մեկ տուն՝ նվագարկիչի տոնայնությամբ և տեմպով, պարապելու համար։';
export const bothVoices = 'Երկուսն էլ';
export const downloadWave = 'Ներբեռնել WAV';
export const preparingRecording = 'Պատրաստվում է…';
export const recordingFailed = 'Այս զննարկիչը չկարողացավ պատրաստել ձայնագրությունը։';

export const download = 'Ներբեռնել';
export const copy = 'Պատճենել';
export const copied = 'Պատճենվեց';
export const copyByHand = 'Զննարկիչը չթողեց պատճենել։ Տեքստն ընտրված է. պատճենե՛ք ինքներդ։';
export const copyLink = 'Պատճենել հղումը';
export const qrCode = 'QR կոդ';
export const tooLongForQr = 'Նվագացանկը QR կոդի համար չափազանց երկար է. ուղարկե՛ք հղումը։';

export const report = 'Խնդրի նկարագիր';
export const reportHint =
  'Ահա այն ամենը, ինչ կպատճենվի՝ այս էջում արվածը և այն, ինչ պահված է զննարկչում։ Ոչինչ չի ուղարկվում, մինչև դուք ինքներդ չուղարկեք։';
export const copyReport = 'Պատճենել խնդրի նկարագիրը';
export const mailReport = 'Գրել մեզ խնդրի մասին';
export const mailSubject = 'Խնդիր երգարանում';
export const mailBody = (facts: string): string =>
  `Ի՞նչ էիք անում, և ի՞նչ պատահեց։\n\n\nԵթե խնդրի նկարագիրը պատճենել եք, տեղադրե՛ք այստեղ։\n\n\n${facts}`;
export const bookletTitle = 'Գրքույկ';
export const printNow = 'Տպել';
export const printedPaper = 'Թուղթ';
export const printedLetters = 'Տառեր';
export const printedSheet = 'Ի՞նչ տպել';
export const folding =
  'Տպե՛ք A4 թղթի երկու երեսին՝ հորիզոնական դիրքով և շրջելով կարճ եզրով, ապա թերթերը միասին ծալե՛ք մեջտեղից։';
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
