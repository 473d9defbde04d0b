import { ordinal } from './common';

// Words of chord shapes, the chord dictionary, known chords and the visitor’s voice.
export const songChords = 'Երգի ակորդները';
export const noChords = 'Այս երգն ակորդներ չունի։';
export const noVoicing = (chord: string): string => `«${chord}» ակորդի համար մատնադրություն չգտնվեց։`;
export const voicings = (chord: string): string => `${chord} ակորդի մատնադրությունները`;
export const previousVoicing = 'Նախորդ մատնադրությունը';
export const nextVoicing = 'Հաջորդ մատնադրությունը';
export const diagram = (
  chord: string,
  { frets, barres }: { frets: readonly (number | null)[]; barres: readonly { fret: number }[] },
): string =>
  [
    `${chord} ակորդ, լադերը՝ ${frets.length}-րդ լարից մինչև 1-ինը. `,
    frets.map((fret) => (fret === null ? 'լուռ' : fret === 0 ? 'բաց' : fret)).join(', '),
    ...barres.map(({ fret }) => `, բառե՝ ${ordinal(fret)} լադում`),
  ].join('');
export const hand = 'Նվագում եմ որպես՝';
export const easier = 'Ավելի հեշտ նվագել';
export const barres = (count: number): string => (count === 0 ? 'առանց բառեի' : `${count} բառե`);
export const easyKey = (key: string, way: string): string =>
  `Անցնել ավելի հեշտ տոնայնության՝ ${key} (${way})`;
export const keyIsEasy = 'Այս տոնայնությունն արդեն հեշտ է';
export const voiceKey = (key: string, way: string): string =>
  `Անցնել ձեր ձայնին հարմար տոնայնության՝ ${key} (${way})`;
export const keyFitsVoice = 'Այս տոնայնությունը ձեր ձայնին հարմար է';
export const tuneIsWider = 'Մեղեդու ձայնածավալն ավելի լայն է, քան ձերը';
export const reportLine = 'Հայտնել այս տողի սխալի մասին';
export const reportSubject = (title: string): string => `«${title}» երգի ակորդները`;
export const reportBody = (
  place: Readonly<Record<'song' | 'line' | 'chord' | 'written' | 'transposition' | 'capo', string>>,
): string =>
  [
    `Երգ՝ ${place.song}`,
    `Տող՝ ${place.line}`,
    `Ակորդ՝ ${place.chord} (բնագրում՝ ${place.written})`,
    `Տոնայնության փոփոխություն՝ ${place.transposition} կիսատոն, կապո՝ ${place.capo}`,
    '',
    'Ի՞նչ պետք է լինի՝ ',
  ].join('\r\n');
export const chordsNeedScript =
  'Ակորդները տեսնելու և իմացածները նշելու համար JavaScript է պետք։ Միացրե՛ք այն զննարկչի կարգավորումներում։';
export const chordsHint = 'Հպե՛ք ակորդին, որ հնչի։ Նշե՛ք այն, եթե արդեն գիտեք։';
export const findChord = 'Գրե՛ք որևէ ակորդ';
export const chordExamples = 'Am7, F#m, C/G …';
export const writtenChords = 'Ձեր գրած ակորդները';
export const noSuchChord = (typed: string): string =>
  `«${typed}» գրությամբ ակորդ չկա։ Գրե՛ք, օրինակ՝ Am7, F#m կամ C/G։`;
export const inNoSong = 'ոչ մի երգում';
export const know = 'Գիտեմ';
export const knowChord = (chord: string): string => `Գիտեմ ${chord} ակորդը`;
export const chordCount = (count: number): string => `${count} ակորդ`;
export const canPlay = 'Կարող եք նվագել';
export const knownChords = 'Դուք գիտեք՝';
export const tickMore = 'Նշել ակորդներ';
export const movedBy = (way: string): string => `տոնայնությունը փոխված է ${way}ով`;
export const lackOne = 'Մեկ ակորդ է պակասում';
export const oneMore = (count: number): string => `ևս ${count} երգ`;
export const noKnownChords =
  'Նշե՛ք այն ակորդները, որ արդեն գիտեք, և այստեղ կտեսնեք երգերը, որ կարող եք նվագել։';
export const firstChords = 'Սկսել առաջին ակորդներից';
export const nothingPlayable = 'Միայն այս ակորդներով դեռ ոչ մի երգ չեք կարող նվագել։';
export const chordsUnreachable = 'Երգերի ակորդները չհաջողվեց բեռնել։ Ստուգե՛ք համացանցի կապը։';

export const ownVoice = (range: string): string => `Իմը՝ ${range}`;
export const groupHint =
  'Նշե՛ք, թե որ ձայներն են միասին երգում (մինչև վեցը)։ Երգի «Տոնայնություն» բաժինը կառաջարկի խմբին հարմար տոնայնությունը։';
export const addVoice = (name: string): string => `+ ${name}`;
export const keyFitsGroup = 'Այս տոնայնությունը խմբին ամենահարմարն է';
export const groupKey = (key: string, way: string): string =>
  `Անցնել խմբին հարմար տոնայնության՝ ${key} (${way})`;
export const leftOut = (names: readonly string[]): string => `Ձայնածավալից դուրս է՝ ${names.join(', ')}`;
export const groupHasNoTune = 'Այս երգի մեղեդին երգարանում չկա, ուստի խմբին հարմար տոնայնությունը հայտնի չէ։';
export const findByEar = 'Գտնել լսողությամբ';
export const finding = {
  lowest:
    'Լսե՛ք հնչյունն ու երգե՛ք այն։ Կիսատոններով իջե՛ք մինչև ամենացածր հնչյունը, որ դեռ հանգիստ եք երգում։',
  highest: 'Հիմա բարձրացե՛ք մինչև ամենաբարձր հնչյունը, որ դեռ հանգիստ եք երգում։',
};
export const tooClose = (semitones: number): string =>
  `Սա դեռ շատ մոտ է ձեր ամենացածր հնչյունին։ Բարձրացե՛ք այնքան, որ երկուսի միջև առնվազն ${semitones} կիսատոն լինի, կամ նորից գտե՛ք ամենացածրը։`;
export const lowestFound = (note: string): string => `Ձեր ամենացածրը՝ ${note}`;
export const findLowestAgain = 'Նորից գտնել ամենացածրը';
export const isMine = { lowest: 'Սա իմ ամենացածրն է', highest: 'Սա իմ ամենաբարձրն է' };
export const stepBy = (semitones: number): string =>
  `${Math.abs(semitones) === 1 ? 'Կիսատոնով' : 'Մեկ տոնով'} ${semitones < 0 ? 'ցածր' : 'բարձր'}`;
export const resetKey = (key: string, way: string): string =>
  `Վերադառնալ սկզբնական տոնայնությանը՝ ${key} (${way})`;
export const keyIsOriginal = 'Այս տոնայնությունը սկզբնականն է';
export const range = 'Ձայնածավալ';
export const mode = 'Ձայնակարգ';
export const rangeOf = (lowest: string, highest: string): string => `${lowest}–${highest}`;
export const modes = {
  major: 'մաժոր',
  minor: 'մինոր',
  harmonicMinor: 'հարմոնիկ մինոր',
  dorian: 'դորիական',
  phrygian: 'փռյուգիական',
  mixolydian: 'միքսոլիդիական',
  hijaz: 'հիջազ',
};
export const voice = 'Ձեր ձայնը';
export const hearFirstNote = (note: string): string => `Լսել երգի առաջին հնչյունը՝ ${note}`;
export const hearTonic = (note: string): string => `Լսել հիմնաձայնը՝ ${note}`;
