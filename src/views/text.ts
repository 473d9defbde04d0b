// Every word on screen that is not part of a song; each part of the build takes along only what it says.
export const navigationTitle = 'Երգեր';
export const homeLink = 'Գլխավոր 🏠';
export const favoritesLink = 'Սիրելիներ';
export const tagline = 'Երգեր և ակորդներ';
export const skipLink = 'Անցնել բովանդակությանը';
export const homeTitle = 'Բոլոր երգերը';
export const favoritesTitle = 'Սիրելի երգեր';
export const tabTitle = (pageTitle: string): string => `${pageTitle} | Երգեր և ակորդներ`;
export const songTabTitle = (title: string, author: string): string =>
  `${title} - ${author} | Երգեր և ակորդներ`;

export const favorite = (title: string): string => `Սիրելի երգ՝ ${title}`;
export const loading = 'Loading...';
export const storageError =
  'Զննարկիչի պահոցն անհասանելի է. սիրելիներն ու տոնայնությունները կհիշվեն միայն մինչև էջը փակելը։';
export const noFavorites = 'Դեռ սիրելի երգ չունեք';
export const noFavoritesHint = 'Սեղմե՛ք երգի կողքի սրտիկը, և երգը կհայտնվի այստեղ։';
export const toAllSongs = 'Տեսնել բոլոր երգերը';

export const transposition = 'Տոնայնության փոխադրում';
export const transposeUp = 'Բարձրացնել կես տոնով';
export const transposeDown = 'Իջեցնել կես տոնով';
export const transposed = (semitones: number): string =>
  semitones === 0 ? 'Սկզբնական տոնայնություն' : `Տոնայնությունը բարձրացված է ${semitones} կիսատոնով`;
export const key = 'Տոնայնություն';
export const capo = 'Կապո';
export const time = 'Չափ';
export const unreadChord = 'Այս նշանն ակորդ չէ. այն չի փոխադրվում';
export const video = (title: string): string => `Տեսանյութ՝ ${title}`;
export const playVideo = 'Դիտել տեսանյութը';
export const searchVideo = 'Փնտրել այս երգը YouTube-ում';

export const readerTools = 'Ընթերցման գործիքներ';
export const close = 'Փակել';
export const look = 'Տեսք';
export const lookTitle = 'Երգի տեսքը';
export const textSize = 'Տառաչափ';
export const textSmaller = 'Փոքրացնել տառերը';
export const textBigger = 'Մեծացնել տառերը';
export const percent = (number: number): string => `${number} %`;
export const theme = 'Գույներ';
export const themes = { system: 'Ըստ սարքի', light: 'Բաց', dark: 'Մուգ' };
export const columns = 'Սյունակներ';
export const columnCounts = { one: 'Մեկ', fill: 'Էկրանի լայնքով' };
export const sheet = 'Ի՞նչ ցույց տալ';
export const sheets = { chords: 'Խոսքեր և ակորդներ', lyrics: 'Միայն խոսքեր' };
export const notation = 'Ակորդների գրություն';
export const notations = { written: 'Ինչպես գրված է', german: 'H և B', glyphs: '♯ և ♭' };
export const chordsAnnounced = 'Էկրանի ընթերցիչը թող կարդա նաև ակորդները';

export const notFoundTitle = 'Էջը չի գտնվել';
export const notFoundHint = 'Այս հասցեով երգ կամ էջ չկա։ Գուցե հասցեում սխա՞լ կա։';
export const songUnreachable = 'Երգի խոսքերը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։';
export const partUnreachable = 'Այս մասը չհաջողվեց բեռնել։ Ստուգե՛ք կապը ցանցի հետ։';
export const tryAgain = 'Կրկին փորձել';
export const newVersion = 'Երգարանի նոր տարբերակ կա։';
export const startNewVersion = 'Թարմացնել';
export const needsScript = 'Տոնայնության փոխադրումը, սիրելի երգերն ու տեսանյութը JavaScript են պահանջում։';
export const videoNeedsNetwork = 'Տեսանյութը դիտելու համար ցանց է պետք. այն կհայտնվի, երբ կապը վերականգնվի։';
export const siteDescription = 'Հայկական երգերի խոսքեր՝ կիթառի ակորդներով';
export const songDescription = (title: string, author: string, opening: string): string =>
  `«${title}» երգի խոսքերն ու կիթառի ակորդները։ ${author}։ ${opening}`;

export const crashTitle = 'Էջը չհաջողվեց ցույց տալ';
export const crashHint = 'Ձեր սիրելի երգերը պահպանված են։ Վերաբեռնե՛ք էջը կամ վերադարձե՛ք ցանկին։';
export const reload = 'Վերաբեռնել';

export const contact = 'Կապ';
export const site = 'Մեր կայքը';

export const latin = 'Խոսքերը՝ նաև լատինատառ';
export const latins = { none: 'Ոչ', eastern: 'Արևելահայերեն', western: 'Արևմտահայերեն' };
export const latinNote = 'Լատինատառ տողերը՝ ավտոմատ տառադարձում';
export const printSong = 'Տպել երգը';
export const printBooklet = 'Տպել որպես գրքույկ';
export const preparingBooklet = 'Գրքույկը պատրաստվում է…';
export const bookletContents = 'Բովանդակություն';
export const numbered = (number: number, title: string): string => `${number}. ${title}`;
export const transposedOnPaper = 'Փոխադրված՝';
export const semitonesUp = (semitones: number): string => `+${semitones} կիսատոն`;

export const takeBack = 'Հետ բերել';
export const favoriteRemoved = (title: string): string => `«${title}» երգը հանվեց սիրելիներից։`;
export const jumped = (title: string, semitones: number): string =>
  semitones === 0
    ? `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`
    : `«${title}» երգը փոխադրվեց ${semitones} կիսատոնով։`;
export const choicesChanged = 'Ձեր ընտրությունները փոխվեցին։';
export const resetTransposition = 'Վերադարձնել սկզբնական տոնայնությունը';
export const shapes = 'Ակորդներ';
export const shapesTitle = 'Ակորդները կիթառի վրա';
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
    `${chord} ակորդ, լադերը 6-րդից 1-ին լար՝ `,
    frets.map((fret) => (fret === null ? 'լուռ' : fret === 0 ? 'բաց' : fret)).join(', '),
    ...barres.map(({ fret }) => `, բարե ${fret}`),
  ].join('');
export const hand = 'Ո՞ր ձեռքով եք նվագում';
export const hands = { right: 'Աջ', left: 'Ձախ' };
export const easier = 'Ավելի հեշտ նվագել';
export const capoAt = (fret: number): string => (fret === 0 ? 'Առանց կապոյի' : `Կապո ${fret}`);
export const barres = (count: number): string => (count === 0 ? 'առանց բարեի' : `${count} բարե`);
export const easyKey = (key: string): string => `Փոխադրել հեշտ տոնայնության՝ ${key}`;
export const keyIsEasy = 'Տոնայնությունն արդեն ամենահեշտն է';
export const capoShown = 'Նվագե՛ք այս ակորդները, երգը կհնչի նույն տոնայնությամբ։';
export const capoOff = 'Հանել կապոն';
export const capoPlaced = (capo: string): string => `${capo}. ցույց են տրված նվագվող ակորդները։`;

export const play = 'Թերթել';
export const speed = 'Թերթելու արագությունը';
export const slower = 'Դանդաղեցնել';
export const faster = 'Արագացնել';
export const linesPerMinute = 'տող/րոպե';
export const pageEnd = 'Էջի վերջն է';
export const nextFavorite = 'Հաջորդ սիրելին՝';

/** Words of any direction, which do not turn the sentence around them. */
const isolated = (words: string): string => `\u2068${words.trim()}\u2069`;
export const searchLabels = { all: 'Փնտրել երգերի մեջ', favorites: 'Փնտրել սիրելի երգերի մեջ' };
export const searchPlaceholder = 'Անուն, հեղինակ կամ տող';
export const clearSearch = 'Ջնջել գրածը';
export const songsFound = (count: number): string => `${count} երգ`;
export const nothingFound = {
  all: (query: string): string => `«${isolated(query)}» բառերով երգ չգտանք`,
  favorites: (query: string): string => `Սիրելիների մեջ «${isolated(query)}» բառերով երգ չգտանք`,
};
export const nothingFoundHint =
  'Գուցե տառասխա՞լ կա։ Կարող եք գրել հայատառ, լատինատառ կամ ռուսատառ՝ երգի անունից, հեղինակից կամ խոսքերից։';
export const wordsNotSearched =
  'Երգերի խոսքերը չհաջողվեց բեռնել, ուստի փնտրեցինք միայն անուններում և հեղինակների մեջ։';
export const searchAll = 'Փնտրել բոլոր երգերի մեջ';
export const toAllFavorites = 'Տեսնել բոլոր սիրելիները';

export const share = 'Կիսվել';
export const shareTitle = 'Կիսվել երգով';
export const songLink = 'Երգի հղումը';
export const songLinkHint = 'Հղումը երգը կբացի այն տոնայնությամբ, որն այժմ տեսնում եք։';
export const sendLink = 'Ուղարկել հղումը';
export const copyLink = 'Պատճենել հղումը';
export const chordProFile = 'ChordPro';
export const plainTextFile = 'Տեքստ՝ ակորդները տողերից վեր';
export const download = 'Ներբեռնել';
export const copy = 'Պատճենել';
export const copied = 'Պատճենվեց ✓';
export const copyByHand = 'Զննարկիչը չթողեց պատճենել։ Տեքստն ընտրված է. պատճենե՛ք ինքներդ։';
export const sharedKey = 'Երգը ձեզ ուղարկված տոնայնությամբ է։';
export const keepSharedKey = 'Պահել որպես իմը';
export const ownKey = 'Իմ տոնայնությունը';
export const backup = 'Պահուստային պատճեն';
export const backupHint =
  'Ձեր ընտրածը պահվում է միայն այս սարքում։ Պատճենով կարող եք այն չկորցնել և տեղափոխել ուրիշ սարք։';
export const backupFile = 'Ֆայլ';
export const backupFileHint = 'Սիրելի երգերը, տոնայնություններն ու ընթերցման կարգավորումները';
export const backupLink = 'Հղում և QR կոդ';
export const backupLinkHint =
  'Սիրելի երգերն ու տոնայնությունները՝ հենց հղման մեջ. ոչ մի սերվեր չի ստանում դրանք։';
export const qrCode = 'QR կոդ';
export const importBackup = 'Վերցնել պատճենից';
export const importBackupHint = 'Նախ կտեսնեք, թե ինչ կավելանա. ոչինչ չի ջնջվի։';
export const chooseBackup = 'Ընտրել ֆայլը';
export const orDropBackup = 'կամ գցել այստեղ';
export const importTitle = 'Պատճենից կվերցվի';
export const newFavorites = 'Նոր սիրելի երգեր';
export const newTranspositions = 'Տոնայնություններ';
export const newSpeeds = 'Թերթելու արագություններ (տող/րոպե)';
export const newSettings = 'Ընթերցման կարգավորումներ';
export const fromTo = (title: string, from: string, to: string): string =>
  `${title}՝ ${from}\u00a0→\u00a0${to}`;
export const handSetting = 'Ձախլիկի ակորդներ';
export const nothingNew = 'Այս պատճենում նոր բան չկա. ամեն ինչ արդեն այստեղ է։';
export const add = 'Ավելացնել';
export const cancel = 'Չեղարկել';
export const backupImported = 'Պատճենից վերցվածն ավելացվեց։';
export const backupProblems = {
  tooLarge: 'Սա չափազանց մեծ է երգարանի պատճեն լինելու համար։',
  notJson: 'Ֆայլը չի կարդացվում. այն վնասված է կամ երգարանի պատճեն չէ։',
  foreign: 'Սա երգարանի պատճեն չէ։',
  newerVersion: 'Պատճենն արվել է երգարանի ավելի նոր տարբերակով։ Թարմացրե՛ք երգարանը և կրկին փորձե՛ք։',
  malformed: 'Պատճենը վնասված է. ինչ-որ բան պակասում է կամ սխալ է։',
  unknownSong: 'Պատճենում կա երգ, որն այս երգարանում չկա։ Թարմացրե՛ք երգարանը և կրկին փորձե՛ք։',
};
export const nothingChanged = 'Ոչինչ չփոխվեց։';
export const cleaningNotice =
  'Այս զննարկիչը ջնջում է պահվածը, եթե երգարանը յոթ օր չեք բացում։ Պատճենը կօգնի չկորցնել սիրելի երգերը։';
export const makeBackup = 'Պատճեն պահել';
export const gotIt = 'Լավ';
