import { languageTitle } from './help';
import { voice } from './guitar';

// Words of the reader settings.
export const voices = {
  none: 'Նշված չէ',
  bass: 'Բաս',
  baritone: 'Բարիտոն',
  tenor: 'Տենոր',
  alto: 'Ալտ',
  mezzo: 'Մեցցո-սոպրանո',
  soprano: 'Սոպրանո',
  child: 'Մանկական',
};

export const group = 'Խմբի ձայները';
export const ownNote = 'Իմ նշումը երգի մասին';
export const ownNoteExample = 'դանդաղ, սկսել սոլից';

export const words = 'Խոսքերը (Latin letters)';

export const settingNames = {
  textSize: 'Տառաչափ',
  theme: 'Թեմա',
  listBeside: 'Երգացանկը՝ կողքին',
  sheet: 'Ի՞նչ ցույց տալ',
  notation: 'Ակորդների գրություն',
  latin: 'Խոսքերը՝ նաև լատինատառ (Latin letters)',
  meaning: 'Իմաստը',
  latinAlone: 'Միայն լատինատառ',
  latinHeard: 'Էկրանի ընթերցիչով կարդալ լատինատառը',
  cyrillic: 'Կիրիլիցայով',
  language: languageTitle,
  instrument: 'Գործիքը',
  shapesAbove: 'Ակորդների մատնադրությունները երգի վերևում',
  hand: 'Ձախլիկի ակորդներ',
  voice,
  group,
  accompaniment: 'Նվագակցություն',
  playsOn: 'Վերջում անցնել հաջորդ երգին',
  fullRefrains: 'Նվագելիս կրկներգն ամեն անգամ ցուցադրել ամբողջությամբ',
  chordsAnnounced: 'Էկրանի ընթերցիչով կարդալ նաև ակորդները',
  bookletPaper: 'Գրքույկի թուղթը',
  bookletLetters: 'Գրքույկի տառերը',
  bookletSheet: 'Ի՞նչ տպել գրքույկում',
  bookletContents: 'Գրքույկի բովանդակությունը',
  bookletNotes: 'Գրքույկի նոտաները',
  bookletMeaning: 'Տպել նաև խոսքերի իմաստը',
  bookletRefrains: 'Կրկներգերն ամեն անգամ տպել ամբողջությամբ',
  shapesAtSongs: 'Երգի տակ տպել ակորդների մատնադրությունները',
  shapesAtEnd: 'Բոլոր մատնադրությունները տպել գրքույկի վերջում',
  signKeys: 'Մեկ ստեղնով հրամաններ',
  printedCode: 'Տպել երգի հղումը՝ որպես QR կոդ',
};

const sheets = { chords: 'Խոսքեր և ակորդներ', lyrics: 'Միայն խոսքեր' };
/** The names of the values of each setting that is chosen by name. */
export const settingValues = {
  theme: { system: 'Ըստ սարքի', light: 'Բաց', dark: 'Մուգ' },
  listBeside: { none: 'Չկա', all: 'Բոլոր երգերը', favorites: 'Սիրելիները' },
  sheet: sheets,
  notation: {
    written: 'Ինչպես գրված է',
    german: 'Ըստ տոնայնության՝ H, B',
    glyphs: 'Ըստ տոնայնության՝ B, B♭',
    solfege: 'Դո Ռե Մի',
  },
  latin: { none: 'Առանց', eastern: 'Արևելահայերեն', western: 'Արևմտահայերեն' },
  instrument: { guitar: 'Կիթառ', ukulele: 'Ուկուլելե' },
  hand: { right: 'աջլիկ', left: 'ձախլիկ' },
  voice: voices,
  accompaniment: { strummed: 'Զարկով', picked: 'Արպեջիո' },
  bookletPaper: { A4: 'A4', A5: 'A5՝ ծալված', Letter: 'Letter' },
  bookletLetters: { usual: 'Սովորական', large: 'Խոշոր' },
  bookletSheet: sheets,
  bookletContents: {
    booklet: 'Ըստ գրքույկի',
    titles: 'Այբբենական',
    lines: 'Ըստ առաջին տողերի',
    authors: 'Ըստ հեղինակների',
  },
  bookletNotes: { none: 'Առանց', words: 'Հայատառ խոսքերով', latin: 'Լատինատառ', both: 'Երկուսն էլ' },
};

export const textSmaller = 'Փոքրացնել տառերը';
export const textBigger = 'Մեծացնել տառերը';
export const percent = (number: number): string => `${number}\u00a0%`;
export const printSong = 'Տպել երգը';
export const pronunciation = 'Ինչպե՞ս են հնչում տառերը';
/** How the sounds that mislead are pronounced, by their Latin letters. */
export const sounds = {
  ë: 'ինչպես «ը»-ն «ընկեր» բառում',
  kh: 'ինչպես գերմաներեն ch «Bach» անվան մեջ',
  gh: 'ինչպես ֆրանսերեն r',
  ts: 'ինչպես անգլերեն ts «cats» բառում',
  dz: 'ինչպես անգլերեն ds «beds» բառում',
  ch: 'ինչպես անգլերեն ch «church» բառում',
  j: 'ինչպես անգլերեն j «jam» բառում',
  zh: 'ինչպես ֆրանսերեն j',
  r: 'լեզվի ծայրով',
};
export const initialLetters = 'Բառի սկզբում ե-ն «ye» է, ո-ն՝ «vo»։';
export const stressMark = 'Շեշտ. բառը շեշտվում է, լատինատառ տողում նշան չկա։';
export const toneMarks = 'Հարց կամ բացականչություն. լատինատառ տողում նշանը բառի վերջում է։';
