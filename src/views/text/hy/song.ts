import { tabTitle } from './common';

// Words around a song: its head, its sheet, its tools, and how it is turned.
export const songTabTitle = (title: string, author: string) =>
  tabTitle(author ? `${title} - ${author}` : title);
export const songDescription = (title: string, author: string, opening: string): string =>
  `«${title}» երգի խոսքերն ու կիթառի ակորդները։ ${author && `${author}։ `}${opening}`;
export const transposition = 'Փոխել տոնայնությունը';
export const transposeUp = 'Բարձրացնել կիսատոնով';
export const transposeDown = 'Իջեցնել կիսատոնով';
export const transposed = (key: string, way: number): string =>
  `${key}՝ ${way === 0 ? 'բնօրինակ' : `${Math.abs(way)} կիսատոնով ${way > 0 ? 'բարձր' : 'ցածր'}`}`;
export const beatsAMinute = (beats: number, isDotted: boolean): string =>
  `րոպեում ${beats} ${isDotted ? 'կետավոր ' : ''}քառորդ`;
/** The chords of a line, said before its words. */
export const chordsBefore = (chords: readonly string[]): string => `${chords.join(', ')}։ `;
/** The names, for screen readers, of a numbered verse and of a chorus without its own name. */
export const stanzaNames = {
  hy: { verse: (number: number): string => `Տուն ${number}`, chorus: 'Կրկներգ' },
  fr: { verse: (number: number): string => `Couplet ${number}`, chorus: 'Refrain' },
};
export const unreadChord = 'Այս նշանն ակորդ չէ. տոնայնության հետ չի փոխվում';
export const video = (title: string): string => `Տեսանյութ՝ ${title}`;
export const playVideo = 'Դիտել տեսանյութը';
export const watchOnYouTube = 'Եթե տեսանյութը չի բացվում, դիտե՛ք այն YouTube-ում';
export const videoNeedsNetwork = 'Տեսանյութը դիտելու համար ցանց է պետք. այն կհայտնվի, երբ կապը վերականգնվի։';
/** Said before the key of the shapes that are played above the capo. */
export const capoOn = (fret: number): string => `Կապո ${fret}՝`;
export const movedOnPaper = (way: string, original: string): string =>
  `տոնայնությունը փոխված է ${way}ով (բնօրինակը՝ ${original})`;
export const doubtful = 'Այս տողի իմաստում վստահ չենք';
export const ownTranslation =
  'Թարգմանություններն ու բացատրությունները մերն են. (?) նշանով տողերում վստահ չենք։';
export const latinNote = (_isCyrillic: boolean): string => 'Լատինատառ տողերը տառադարձված են ինքնաբերաբար';
export const evidence = {
  melody: 'Ակորդները ստուգված են ըստ մեղեդու գրառման',
  chart: 'Ակորդները ստուգված են ըստ տպագիր ժողովածուի',
  suggested: 'Ակորդները մեր առաջարկն են. մեղեդու գրառում չգտանք։',
};
export const foundAt = (source: string): string => `(աղբյուրը՝ ${source})։`;

export const shapes = 'Ակորդներ';
export const shapesTitle = { guitar: 'Ակորդները կիթառի վրա', ukulele: 'Ակորդներն ուկուլելեի վրա' };
export const readerTools = 'Ընթերցման գործիքներ';
export const look = 'Տեսք';
export const share = 'Կիսվել';
export const shareTitle = 'Կիսվել երգով';
export const sharedKey = 'Երգը հղման մեջ նշված տոնայնությամբ է։';
export const lentLatin = 'Խոսքերը նաև լատինատառ են՝ այս այցի համար։';
export const keepLatin = 'Պահել լատինատառը';
export const unreadKey = 'Հղման մեջ նշված տոնայնությունը հնարավոր չէ կարդալ. երգը ձեր տոնայնությամբ է։';
export const keepSharedKey = 'Պահել այս տոնայնությունը';
export const ownKey = 'Վերադառնալ իմ տոնայնությանը';

export const listen = 'Լսել';
export const pausePlaying = 'Դադարեցնել';
export const goOn = 'Շարունակել';
export const nextFavorite = 'Հաջորդ սիրելի երգը՝';
export const playedSet = 'Նվագացանկը';
export const previousInSet = 'Նախորդը՝';
export const nextInSet = 'Հաջորդը՝';
export const setEnd = 'Նվագացանկի վերջին երգը';
export const leaveSet = 'Դուրս գալ նվագացանկից';
export const stage = 'Ամբողջ էկրան';
export const stageHint = 'Միայն երգը';
/** The name, for screen readers, of a line's hidden words. */
export const seeHidden = 'Տեսնել թաքցված խոսքերը';
/** A song that scrolls by itself, in silence. */
export const scroll = 'Ինքնաշխատ թերթում';
export const ownLetters = 'Հայատառ';
/** The letters beside the Armenian ones; Russian readers have Cyrillic ones. */
export const latinLetters = (_isCyrillic: boolean): string => 'Լատինատառ';
export const printBooklet = 'Տպել որպես գրքույկ';
