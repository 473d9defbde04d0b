import { ordinal } from './common';

// Words of the sets of songs.
export const setsNeedScript =
  'Նվագացանկերը պահվում են ձեր զննարկչում, և դրանք տեսնելու համար JavaScript է պետք։ Միացրե՛ք այն զննարկչի կարգավորումներում։';
export const noSets =
  'Դեռ նվագացանկ չունեք. դա այն երգերն են, որ նվագում եք իրար հետևից՝ ձեր ընտրած հերթականությամբ և տոնայնություններով։';
export const newSet = 'Նոր նվագացանկ';
export const setTitle = 'Նվագացանկի անունը';
export const untitled = 'Անանուն նվագացանկ';
export const make = 'Ստեղծել';
export const actionsOf = (title: string): string => `«${title}» նվագացանկ՝ գործողություններ`;
export const rename = 'Վերանվանել';
export const duplicate = 'Կրկնօրինակել';
export const remove = 'Ջնջել';
export const copyOf = (title: string): string => `${title} (կրկնօրինակ)`;

export const addTitle = 'Ավելացնել նվագացանկին';
export const added = (title: string): string => `Երգն ավելացվեց «${title}» նվագացանկին։`;
export const openSet = 'Բացել նվագացանկը';

export const playSet = 'Նվագել';
export const resume = (position: number): string => `Շարունակել ${ordinal(position)} երգից`;
export const edit = 'Խմբագրել';
export const editDone = 'Պատրաստ է';
export const emptySet = 'Այս նվագացանկը դեռ դատարկ է։';

export const addSong = 'Ավելացնել երգ';
export const findSong = 'Փնտրել երգ՝ ավելացնելու համար';
export const songAdded = (title: string): string => `Ավելացվեց՝ ${title}`;
export const addHeading = 'Վերնագիր կամ ընդմիջում';
export const heading = 'Վերնագիր';
export const note = 'Նշում';
export const noteOf = (title: string): string => `Նշում՝ ${title}`;
export const keyAndCapo = 'Տոնայնություն և կապո';
export const carry = (title: string): string => `Տեղափոխել՝ ${title}`;
export const moveUp = (title: string): string => `Վեր՝ ${title}`;
export const moveDown = (title: string): string => `Վար՝ ${title}`;
export const takeOut = (title: string): string => `Հանել՝ ${title}`;
export const moved = (title: string, position: number, count: number): string =>
  `${title}՝ ${ordinal(position)} տեղում, ընդամենը՝ ${count}`;

export const shareSetTitle = 'Կիսվել նվագացանկով';
export const setLink = 'Նվագացանկի հղումը';
export const setLinkHint =
  'Երգերը, տոնայնություններն ու նշումները հենց հղման մեջ են. ոչ մի սերվեր չի ստանում դրանք։';
export const sentSet = 'Այս նվագացանկը ձեզ են ուղարկել։';
export const sentSetIsKept = (title: string): string => `Այս նվագացանկն արդեն պահել եք՝ «${title}»։`;
export const groupOfSet = (voices: readonly string[]): string => `Խմբի ձայները՝ ${voices.join(', ')}`;
export const takeSet = 'Պահել իմ նվագացանկերում';
export const refuseSet = 'Իմ նվագացանկերը';
export const toOwnSets = 'Տեսնել իմ նվագացանկերը';
export const setProblems = {
  tooLarge: 'Հղումը չափազանց երկար է. նվագացանկում ամենաշատը 500 տող է, մեկ տեքստում՝ 1000 նիշ։',
  foreign: 'Հղման մեջ նվագացանկ չկա։',
  malformed: 'Հղումը վնասված է. նվագացանկը չի կարդացվում։ Խնդրե՛ք կրկին ուղարկել այն։',
  unknownSong: 'Նվագացանկում կա երգ, որն այս երգարանում չկա։ Թարմացրե՛ք երգարանը և կրկին փորձե՛ք։',
};
export const setChordPro = 'ChordPro՝ բոլոր երգերը մեկ ֆայլում';
export const setPlainList = 'Երգերի ցանկը՝ տեքստով';
export const listed = (number: number, title: string, facts: string, note: string): string =>
  `${number}. ${title} (${facts})${note && ` – ${note}`}`;
