import { ordinal } from './common';

// Words of sound and playback.
export const hearChord = (chord: string): string => `Լսել ${chord} ակորդը`;
export const tuning = { guitar: 'Լարել կիթառը', ukulele: 'Լարել ուկուլելեն' };
export const hearString = (number: number, note: string): string => `Լսել ${ordinal(number)} լարը՝ ${note}`;
export const played = 'Ի՞նչ հնչի';
export const voicesHeard = { tune: 'Մեղեդի', chords: 'Ակորդներ', metronome: 'Մետրոնոմ' };
export const noTune =
  'Այս երգի մեղեդին երգարանում չկա։ Հնչում են միայն ակորդները՝ յուրաքանչյուրը մեկ տակտ. սա երգի մեղեդին չէ։';
export const partOfTune =
  'Տողերի մի մասի մեղեդին երգարանում չկա. այնտեղ հնչում են միայն ակորդները կամ զարկերը։';
export const strum = 'Ինչպես նվագակցել';
export const beatsInBar = 'Քանի՞ զարկ կա տակտում';
export const soundsIn = (key: string): string => `Հնչում է ${key} տոնայնությամբ`;
export const overCapo = (capo: number, played: string): string => `, կապո ${capo}՝ ${played}`;
export const tempoOfPlay = 'Տեմպը';
export const beats = 'զարկ/րոպե';
export const tapTempo = 'Տեմպը՝ հպումներով';
export const guessedTempo = `Այս երգի տեմպը հայտնի չէ, ուստի ենթադրված է. երգի զարկերին համընթաց հպե՛ք «${tapTempo}» կոճակին։`;
export const writtenTempo = (tempo: number): string => `Երգի տեմպը՝ ${tempo}`;
export const tapALine =
  'Երբ երգը հնչում է, հպե՛ք որևէ տողի՝ այդտեղից լսելու համար, կամ տան համարին՝ այդ տունը սովորելու համար։';
/** Learning a verse by ear and by heart, in steps. */
export const lesson = 'Սովորել';
export const lessonSteps = {
  hear: 'Լսել տունը',
  echo: 'Կրկնել տող առ տող',
  slow: 'Երգել դանդաղ',
  ends: 'Առանց տողավերջերի',
  lines: 'Առանց ամեն երկրորդ տողի',
  all: 'Անգիր',
};
export const stayAtStep = 'Մնալ այստեղ';
export const yourTurn = 'Հիմա՝ դո՛ւք';
export const minutesLeft = (minutes: number): string => `մնաց ${minutes} րոպե`;
export const nextStep = (name: string): string => `Հաջորդը՝ ${name}`;
export const player = 'Նվագարկիչ';
export const closePlayer = 'Փակել նվագարկիչը';
export const staff = 'Նոտաներ';
export const staffHeading = (title: string) => `${title} · նոտաներ`;
export const staffOf = (title: string, key: string) => `«${title}» երգի նոտաները՝ ${key} տոնայնությամբ`;
export const closeStaff = 'Փակել նոտաները';

// Words of learning a song by heart.
export const tapToSee = 'Թաքցված խոսքերը տեսնելու համար հպե՛ք տողին։';
export const speed = 'Թերթելու արագությունը';
export const slower = 'Դանդաղեցնել';
export const faster = 'Արագացնել';
export const linesPerMinute = 'տող/րոպե';
export const pageEnd = 'Երգի ավարտ';
export const leaveStage = 'Դուրս գալ ամբողջ էկրանի ռեժիմից';
export const screens = 'Երգի էկրանները';
