// Words of the favorites and of their backup.
export const favoritesTitle = 'Սիրելի երգեր';
export const favoritesNeedScript =
  'Սիրելի երգերը պահվում են ձեր զննարկչում, և դրանց ցանկը տեսնելու համար JavaScript է պետք։ Միացրե՛ք այն զննարկչի կարգավորումներում։';
export const noFavorites = 'Դեռ սիրելի երգ չունեք';
export const noFavoritesHint = 'Դեռ սիրելի երգ չունեք. հպե՛ք երգի կողքի սրտիկին, և այն կհայտնվի այստեղ։';

export const backup = 'Պահուստային պատճեն';
export const backupHint =
  'Ձեր ընտրածը պահվում է միայն այս սարքում։ Պահուստային պատճենը կօգնի չկորցնել այն և տեղափոխել այլ սարք։';
export const backupOffer = 'Ձեր սիրելի երգերը պահվում են միայն այս սարքում։';
export const backupFile = 'Ֆայլ';
export const backupFileHint =
  'Սիրելի երգերը, տոնայնությունները, նվագացանկերը, ձեր իմացած ակորդներն ու ընթերցման կարգավորումները';
export const backupLink = 'Հղում և QR կոդ';
export const backupLinkHint =
  'Սիրելի երգերն ու տոնայնությունները՝ հենց հղման մեջ. ոչ մի սերվեր չի ստանում դրանք։';
export const importBackup = 'Վերականգնել պատճենից';
export const importBackupHint = 'Նախ կտեսնեք, թե ինչ կավելանա. ոչինչ չի ջնջվի։';
export const chooseBackup = 'Ընտրել ֆայլը';
export const orDropBackup = 'կամ քաշե՛ք այստեղ';
export const importTitle = 'Պատճենից կվերականգնվի';
export const unknownChoices = (count: number) => `Չի վերցվում ${count} գրառում, որ այս երգարանը չի ճանաչում։`;
export const newFavorites = 'Նոր սիրելի երգեր';
export const newPerSong = {
  transpositions: 'Տոնայնություններ (կիսատոն)',
  capos: 'Կապոյի լադեր',
  speeds: 'Թերթելու արագություններ (տող/րոպե)',
  tempos: 'Տեմպեր (զարկ/րոպե)',
  bars: 'Զարկեր տակտում',
  notes: 'Նշումներ',
};
export const newSets = 'Նվագացանկեր';
export const newKnownChords = 'Ակորդներ, որ գիտեք';
export const newSettings = 'Ընթերցման կարգավորումներ';
export const fromTo = (title: string, from: string, to: string) => `${title}՝ ${from}\u00a0→\u00a0${to}`;
export const nothingNew = 'Այս պատճենում նոր բան չկա. ամեն ինչ արդեն այստեղ է։';
export const add = 'Ավելացնել';
export const cancel = 'Չեղարկել';
export const backupProblems = {
  tooLarge: 'Չափազանց մեծ է. սա երգարանի պատճեն չէ։',
  notJson: 'Ֆայլը չի կարդացվում. այն վնասված է կամ երգարանի պատճեն չէ։',
  foreign: 'Սա երգարանի պատճեն չէ։',
  newerVersion: 'Պատճենն արվել է երգարանի ավելի նոր տարբերակով։ Թարմացրե՛ք երգարանը և կրկին փորձե՛ք։',
  malformed: 'Պատճենը վնասված է. ինչ-որ բան պակասում է կամ սխալ է։',
  unknownSong: 'Պատճենում կա երգ, որն այս երգարանում չկա։ Թարմացրե՛ք երգարանը և կրկին փորձե՛ք։',
};
export const nothingChanged = 'Ոչինչ չփոխվեց։';
