import { languageTitle } from './pages';
import { voice } from './song';

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
export const ownLetters = 'Հայատառ';
/** The letters beside the Armenian ones; Russian readers have Cyrillic ones. */
export const latinLetters = (_isCyrillic: boolean): string => 'Լատինատառ';

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
