import type { Meaning, SongId } from '../song';
import type { Hit, Range } from './makeSearcher';
import { spellingOf, WORD } from './words';

const FEWEST_LETTERS = 3;
/** An ending that is not typed as it is written: луна and луну, журавль and журавли, cranes and crane. */
const ENDING = /(?<stem>.{3,})[аеиоуыэюяьs]$/u;

/** British and American spelling: colour and color, grey and gray, plough and plow. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,}?)our/u, '$1or'],
  [/^grey/u, 'gray'],
  [/^plough/u, 'plow'],
  [/^moustach/u, 'mustach'],
  [/^travell/u, 'travel'],
];

const stemOf = (word: string): string => ENDING.exec(word)?.groups?.['stem'] ?? word;

/** Makes a function that finds songs with a translated line in which every word of a query begins a word. */
export function makeMeaningSearcher(meanings: readonly Meaning[]) {
  const songs = meanings.map(({ lines }) => lines.map((line) => wordsOf(firstRow(line))));
  return (query: string): readonly Hit[] => {
    const asked = wordsOf(query).map(({ spelling }) => spelling);
    if (!asked.some(({ length }) => length >= FEWEST_LETTERS)) return [];
    const stems = asked.map(stemOf);
    const isAsked = (spelling: string): boolean => stems.some((stem) => spelling.startsWith(stem));
    const rangesIn = (text: string): readonly Range[] =>
      wordsOf(text).flatMap(({ spelling, start, end }) => (isAsked(spelling) ? [[start, end] as const] : []));
    const hits = songs.flatMap((lines, id) => {
      const worths = lines.map((words) => {
        const spellings = words.map(({ spelling }) => spelling);
        if (!stems.every((stem) => spellings.some((spelling) => spelling.startsWith(stem)))) return 0;
        return 1 + asked.filter((word) => spellings.includes(word)).length;
      });
      const worth = Math.max(...worths, 0);
      if (worth === 0) return [];
      const hit: Hit = { id: id as SongId, field: 'meaning', line: worths.indexOf(worth), rangesIn };
      return [{ hit, worth }];
    });
    // Words such as articles identify no song.
    if (hits.length > songs.length / 2) return [];
    return hits.sort((one, other) => other.worth - one.worth).map(({ hit }) => hit);
  };
}

/** What a line means, without the note on its stanza. */
export const firstRow = (line: string): string => line.split('\n', 1)[0]!;

const wordsOf = (text: string) =>
  Array.from(text.matchAll(WORD), ({ index: start, 0: word }) => ({
    start,
    end: start + word.length,
    spelling: SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), spellingOf(word)),
  }));
