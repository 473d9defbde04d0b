import type { Kind, SongContent, SongListing } from '../song';
import { foldSound } from './folding';
import { soundOf } from './transcriptions';
import { spellingOf, wordsOfLine } from './words';

/** The parts of a song that a search reads. */
export type SearchableSong = SongListing &
  Pick<SongContent, 'kind' | 'time'> & { readonly body: Pick<SongContent['body'], 'lyrics'> };

export type IndexedWord = readonly [spelling: string, sound: string, ...keys: string[]];

/** The words of all songs. Their numbers are their indices; the facts are numbered after all words. */
export interface SearchIndex {
  /** Sorted by their first keys; words that differ only in case and marks are one word. */
  readonly words: readonly IndexedWord[];
  /** The numbers of the words of titles and authors. */
  readonly names: readonly number[];
  /** The spellings of the facts; a fact and an equal word of a text have different numbers. */
  readonly facts: readonly string[];
  /** The word numbers of each song by its lines: title, author, lyrics, facts. */
  readonly songs: readonly IndexedSong[];
}

export type IndexedSong = readonly (readonly number[])[];

/** Names for the kinds of songs, in Armenian, Latin and Cyrillic letters. */
const KIND_WORDS: Readonly<Record<Kind, string>> = {
  patriotic:
    'հայրենասիրական ազգային հեղափոխական hayrenasirakan patriotic patriotique патриотическая патриотические',
  lyrical: 'քնարական knarakan lyrical lyrique poétique лирическая лирические',
  folk: 'ժողովրդական zhoghovrdakan folk folklore traditional traditionnelle народная народные фольклор',
  gusan: 'գուսանական գուսան աշուղական աշուղ gusan gusanakan gousan ashugh ashough ashik minstrel ашуг гусан',
  sacred: 'հոգևոր շարական hogevor sharakan sharagan hymn sacred sacré religieuse шаракан духовная духовные',
  lullaby:
    'օրորոցային օրորոցայիններ ororotsayin ororocayin lullaby lullabies berceuse berceuses колыбельная колыбельные',
  children: 'մանկական mankakan children kids enfantine comptine детская детские',
  chanson: 'ֆրանսիական fransiakan french chanson française французская французские шансон',
};

/** The search words for the facts of a song. They match by their exact spelling only. */
const factWords = ({ kind, time, translated }: SearchableSong): readonly string[] => [
  ...(kind ? KIND_WORDS[kind].split(' ') : []),
  ...(time ? [time] : []),
  ...wordsOfLine([translated?.original, translated?.gist].join(' '), 2).map((word) => word.text),
];

export function makeSearchIndex(songs: readonly SearchableSong[]): SearchIndex {
  const texts = songs.map(({ title, author, body }) =>
    [title, author, ...body.lyrics].map((text, line) =>
      wordsOfLine(text, line).map((word) => spellingOf(word.text)),
    ),
  );
  const facts = songs.map((song) => factWords(song).map(spellingOf));
  const words = [...new Set(texts.flat(2))]
    .map(indexWord)
    .sort(([, , one], [, , other]) => compareKeys(one, other));
  const numbers = new Map(words.map(([spelling], number) => [spelling, number]));
  const factNumbers = new Map([...new Set(facts.flat())].map((fact, index) => [fact, words.length + index]));
  const numbersOf = (line: readonly string[]): number[] => line.map((spelling) => numbers.get(spelling)!);
  return {
    words,
    names: [...new Set(texts.flatMap(([title, author]) => numbersOf([...title!, ...author!])))],
    facts: [...factNumbers.keys()],
    songs: texts.map((lines, song) => [
      ...lines.map(numbersOf),
      facts[song]!.map((fact) => factNumbers.get(fact)!),
    ]),
  };
}

const compareKeys = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A word with its keys: by its sound, with հ for an initial յ, and by its modern form (ենք for եմք). */
function indexWord(spelling: string): [spelling: string, sound: string, key: string, ...further: string[]] {
  const sound = soundOf(spelling);
  const key = foldSound(sound);
  const word = [spelling, sound, key] as const;
  if (key.startsWith('յ')) return [...word, `հ${key.slice(1)}`];
  if (spelling === 'մեք') return [...word, 'մենկ'];
  return spelling.endsWith('մք') ? [...word, key.replace(/մկ$/, 'նկ')] : [...word];
}
