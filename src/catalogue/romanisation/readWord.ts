import type { SpellingRule } from './spellingRules';

/** What is written in Latin for the letter or digraph that begins at `index`. */
export interface Sound {
  readonly index: number;
  readonly latin: string;
}

/** Reads the word at `start` of a text into its sounds, each in the case of its first letter. */
export function readWord(
  text: string,
  start: number,
  end: number,
  rules: readonly SpellingRule[],
  latinLetters: Readonly<Record<string, string>>,
): Sound[] {
  const word = text.slice(start, end);
  const isCapitals = word.length > 1 && word === word.toUpperCase();
  const sounds: Sound[] = [];
  let index = start;
  while (index < end) {
    const letter = text.charAt(index);
    const own = latinLetters[letter.toLowerCase()] ?? letter;
    const [letters, latin] = firstMatch(text, index, rules) ?? [letter, '$'];
    sounds.push({ index, latin: inCase(latin.replace('$', own), letter, isCapitals) });
    index += letters.length;
  }
  return sounds;
}

function firstMatch(text: string, index: number, rules: readonly SpellingRule[]): [string, string] | null {
  for (const { letters, latin } of rules) {
    letters.lastIndex = index;
    const match = letters.exec(text);
    if (match) return [match[0], latin];
  }
  return null;
}

function inCase(latin: string, letter: string, isCapitals: boolean): string {
  if (isCapitals) return latin.toUpperCase();
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
