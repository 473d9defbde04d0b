import { transcriptionsOf } from './transcriptions';

/** A key of a word, and the word's number. */
export interface Entry {
  readonly key: string;
  readonly word: number;
}

/** The keys from `low` up to but not including `high`; their first `depth` letters are equal and match the query. */
export interface KeyRange {
  readonly low: number;
  readonly high: number;
  readonly depth: number;
  /** Whether one letter was read as a slip, a typing error. */
  readonly slipped: boolean;
  /** The number of letters that were read in an unlikely way, a slip included. */
  readonly doubts: number;
}

const VOWEL = /[աեիոu]/;
const TYPED_VOWEL = /[aouаоуюя]/;
const LATIN_VOWEL = /^[aeiou]/;
/** Letters that are hardly heard beside a vowel: Sayat, Badganian, Зейтун. */
const GLIDE = /[yieи]$/;

const LETTERS_FOR_A_DOUBT = 6;

/** How many letters of a word may be read in an unlikely way: none below 4 letters, else one in six, at least one. */
export const mostDoubts = (letters: string): number =>
  letters.length < 4 ? 0 : Math.max(1, Math.floor(letters.length / LETTERS_FOR_A_DOUBT));

/**
 * Finds the keys, in sorted entries, that begin with the sounds that letters may mean. If a slip is allowed, one letter
 * after the first may be wrong, missing, extra or swapped with the next.
 */
export function findKeys(entries: readonly Entry[], letters: string, slipAllowed: boolean): KeyRange[] {
  const found: KeyRange[] = [];
  const most = mostDoubts(letters);

  /** The end of the keys from `low` on whose letter at `depth` is at most `letter`. */
  const endOf = (low: number, high: number, depth: number, letter: string): number => {
    let [from, to] = [low, high];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((entries[middle]!.key[depth] ?? '') <= letter) from = middle + 1;
      else to = middle;
    }
    return from;
  };

  const below = (range: KeyRange, letter: string): KeyRange => {
    const { low, high, depth } = range;
    const previous = String.fromCharCode(letter.charCodeAt(0) - 1);
    const start = endOf(low, high, depth, previous);
    return { ...range, low: start, high: endOf(start, high, depth, letter), depth: depth + 1 };
  };

  /** The ranges one letter deeper, one for each letter that occurs. */
  const anyBelow = (range: KeyRange): KeyRange[] => {
    const next: KeyRange[] = [];
    let low = endOf(range.low, range.high, range.depth, '');
    while (low < range.high) {
      const high = endOf(low, range.high, range.depth, entries[low]!.key[range.depth]!);
      next.push({ ...range, low, high, depth: range.depth + 1 });
      low = high;
    }
    return next;
  };

  const doubted = (range: KeyRange): KeyRange => ({ ...range, doubts: range.doubts + 1 });

  /** Keys have a single consonant where the query has it twice, or on both sides of a silent letter. */
  const afterSound = (range: KeyRange, sound: string): KeyRange[] => {
    const [first, ...others] = sound;
    if (first === undefined) return [range];
    const isDoubled =
      range.depth > 0 && !VOWEL.test(first) && entries[range.low]?.key[range.depth - 1] === first;
    return [below(range, first), ...(isDoubled ? [doubted(range)] : [])].flatMap((next) =>
      next.low < next.high ? afterSound(next, others.join('')) : [],
    );
  };

  /** `before` is the letter before `rest`; it is empty at the start of a word. */
  const walk = (range: KeyRange, rest: string, before: string): void => {
    if (range.low >= range.high || range.doubts > most) return;
    if (rest === '') {
      if (range.depth > 0) found.push(range);
      return;
    }
    for (const { letters: typed, folded } of transcriptionsOf(rest[0]!, before === '')) {
      const isWhole = rest.startsWith(typed);
      if (!isWhole && !typed.startsWith(rest)) continue;
      const after = isWhole ? rest.slice(typed.length) : '';
      // A final vowel is seldom the first half of a digraph such as oo.
      const isCutVowel = !isWhole && LATIN_VOWEL.test(rest);
      const isGlide = GLIDE.test(typed) && TYPED_VOWEL.test(before + after.charAt(0));
      for (const { sound, isUnlikely } of folded) {
        const begun = isCutVowel || (isUnlikely && !(sound === '' && isGlide)) ? doubted(range) : range;
        for (const next of afterSound(begun, sound)) walk(next, after, typed.at(-1)!);
      }
    }
    if (slipAllowed && !range.slipped && before !== '') slip(range, rest, before);
  };

  const slip = (range: KeyRange, rest: string, before: string): void => {
    const slipped = { ...doubted(range), slipped: true };
    walk(slipped, rest.slice(1), rest[0]!);
    if (rest.length > 1) walk(slipped, rest[1]! + rest[0]! + rest.slice(2), before);
    for (const next of anyBelow(slipped)) {
      walk(next, rest.slice(1), rest[0]!);
      walk(next, rest, before);
    }
  };

  walk({ low: 0, high: entries.length, depth: 0, slipped: false, doubts: 0 }, letters, '');
  return found;
}
