// Words of sound and playback.
import { ordinal } from './common';

export const hearChord = (chord: string): string => `Լսել ${chord} ակորդը`;
export const tuning = 'Լարել կիթառը';
export const hearString = (number: number, note: string): string => `Լսել ${ordinal(number)} լարը՝ ${note}`;
export const played = 'Ի՞նչ հնչի';
export const parts = {
  scroll: 'Միայն թերթել',
  both: 'Մեղեդի և ակորդներ',
  melody: 'Միայն մեղեդի',
  chords: 'Միայն ակորդներ',
  metronome: 'Մետրոնոմ',
  beats: 'Մետրոնոմ՝ տողերով',
};
export const noTune =
  'Այս երգի մեղեդին երգարանում չկա։ Հնչում են միայն ակորդները՝ յուրաքանչյուրը մեկ տակտ. սա երգի մեղեդին չէ։';
export const partOfTune =
  'Տողերի մի մասի մեղեդին երգարանում չկա. այնտեղ հնչում են միայն ակորդները կամ զարկերը։';
export const nothingKnown =
  'Այս երգի մեղեդին երգարանում չկա, չափը կամ տեմպը հայտնի չէ. կարող եք լսել մետրոնոմը։';
export const beatsInBar = 'Քանի՞ զարկ կա տակտում';
export const soundsIn = (key: string): string => `Հնչում է ${key} տոնայնությամբ`;
export const overCapo = (capo: number, played: string): string => `, կապո ${capo}՝ ${played}`;
export const tempoOfPlay = 'Տեմպը';
export const beats = 'զարկ/րոպե';
export const tapTempo = 'Տեմպը՝ հպումներով';
export const guessedTempo = `Այս երգի տեմպը հայտնի չէ, ուստի ենթադրված է. երգի զարկերին համընթաց հպե՛ք «${tapTempo}» կոճակին։`;
export const writtenTempo = (tempo: number): string => `Երգի տեմպը՝ ${tempo}`;
export const tapALine =
  'Երբ երգը հնչում է, հպե՛ք որևէ տողի՝ այդտեղից լսելու համար, կամ տան համարին՝ այդ տունը կրկնելու համար։';
export const practice = 'Պարապել';
export const repeatSection = 'Կրկնել տունը';
export const repeatsSection = (name: string): string => `Կրկնել՝ ${name}`;
export const ladder = 'Սկսել դանդաղ';
export const onLadder = (percent: number): string => `${ladder}՝ ${percent}\u00a0%`;
/** A count-in before each pass. */
export const countIn = 'Մեկ, երկու…';
export const previousSection = 'Նախորդ տունը';
export const nextSection = 'Հաջորդ տունը';
export const player = 'Նվագարկիչ';
export const previousLine = 'Նախորդ տողը';
export const nextLine = 'Հաջորդ տողը';
export const closePlayer = 'Փակել նվագարկիչը';
export const staff = 'Նոտաներ';
export const staffHeading = (title: string) => `${title} · նոտաներ`;
export const staffOf = (title: string, key: string) => `«${title}» երգի նոտաները՝ ${key} տոնայնությամբ`;
export const closeStaff = 'Փակել նոտաները';
