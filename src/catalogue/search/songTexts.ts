import type { Lexicon } from './lexicon';
import { wordsOf, type WordAt } from './words';

/** What is searched of a song. */
export interface SearchableSong {
  readonly title: string;
  readonly author: string;
  readonly lyrics: readonly string[];
  /** Words that stand for what it is, such as those for its kind; they are found as they are written only. */
  readonly facts?: readonly string[];
}

/** The words of all songs as the lexicon's numbers; the lines of a song are its title, author, lyrics and facts. */
export interface SongTexts {
  readonly words: Int32Array;
  /** Where each line begins in `words`, and where the last one ends. */
  readonly lineStarts: Int32Array;
  /** Where the lines of each song begin in `lineStarts`, and where the last song's end. */
  readonly songStarts: Int32Array;
}

/** The lines of a song as they are searched: title, author, lyrics. */
export function linesOf({ title, author, lyrics }: SearchableSong): readonly string[] {
  return [title, author, ...lyrics];
}

const NUMBER = /^\d+$/;

/**
 * The words of a song's line by its number; in title and author, the lines 0 and 1, neighbours count as one word too, and
 * the numbers of strophes are no words.
 */
export function wordsOfLine(text: string, line: number): WordAt[] {
  return wordsOf(text, line < 2 ? 'neighbours' : 'hyphenated').filter(({ text }) => !NUMBER.test(text));
}

/** The words of all songs as numbers of a lexicon, which learns them; it stops after every song. */
export function* numberTexts(songs: readonly SearchableSong[], lexicon: Lexicon): Generator<void, SongTexts> {
  const words: number[] = [];
  const lineStarts: number[] = [];
  const songStarts: number[] = [];
  for (const song of songs) {
    songStarts.push(lineStarts.length);
    linesOf(song).forEach((text, line) => {
      lineStarts.push(words.length);
      const number = line < 2 ? lexicon.numberOfName : lexicon.numberOf;
      for (const word of wordsOfLine(text, line)) words.push(number(word.text));
    });
    lineStarts.push(words.length);
    for (const fact of song.facts ?? []) words.push(lexicon.numberOfFact(fact));
    yield;
  }
  songStarts.push(lineStarts.length);
  lineStarts.push(words.length);
  return {
    words: Int32Array.from(words),
    lineStarts: Int32Array.from(lineStarts),
    songStarts: Int32Array.from(songStarts),
  };
}
