// Words of the chord dictionary, of known chords and of the songs playable with them.
export const playableTitle = 'Ինչ կարող եմ նվագել';
export const chordsNeedScript =
  'Ակորդները տեսնելու և գիտցածները նշելու համար JavaScript է պետք։ Միացրե՛ք այն զննարկչի կարգավորումներում։';
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
export const movedBy = (way: string): string => `փոխադրված ${way} կիսատոնով`;
export const lackOne = 'Մեկ ակորդ է պակասում';
export const oneMore = (count: number): string => `ևս ${count} երգ`;
export const noKnownChords = 'Դեռ ոչ մի ակորդ չեք նշել';
export const noKnownChordsHint =
  'Նշե՛ք այն ակորդները, որ արդեն գիտեք, և այստեղ կտեսնեք երգերը, որ կարող եք նվագել։ Ամեն նոր ակորդի հետ ցանկը կաճի։';
export const firstChords = 'Սկսել առաջին ակորդներից';
export const nothingPlayable = 'Միայն այս ակորդներով ոչ մի երգ դեռ չի նվագվի։';
export const chordsUnreachable = 'Երգերի ակորդները չհաջողվեց բեռնել։ Ստուգե՛ք համացանցի կապը։';
