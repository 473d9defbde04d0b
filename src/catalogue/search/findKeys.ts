import { transcriptionsOf } from './transcriptions';
import type { Entry } from './lexicon';

/** The keys from `low` up to but not including `high`, which begin with the same `depth` letters, as was asked for. */
export interface KeyRange {
  readonly low: number;
  readonly high: number;
  readonly depth: number;
  /** Whether one letter of the query was taken for a slip. */
  readonly slipped: boolean;
}

const VOWEL = /[աեիոu]/;

/**
 * Finds the keys, in sorted entries, that begin with the sounds that letters may stand for. With a slip allowed, one
 * letter may be wrong, missing, too many or exchanged with the next.
 */
export function findKeys(entries: readonly Entry[], letters: string, slipAllowed: boolean): KeyRange[] {
  const found: KeyRange[] = [];

  /** The end of the keys from `low` on whose letter at `depth` is not above the one given. */
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

  /** The ranges one letter further down, whatever the letter. */
  const anyBelow = (range: KeyRange): KeyRange[] => {
    const next: KeyRange[] = [];
    let low = endOf(range.low, range.high, range.depth, '');
    while (low < range.high) {
      const high = endOf(low, range.high, range.depth, entries[low]!.key[range.depth]!);
      next.push({ low, high, depth: range.depth + 1, slipped: true });
      low = high;
    }
    return next;
  };

  /** A consonant read twice, or on both sides of a silent letter, is one in the keys. */
  const afterSound = (range: KeyRange, sound: string): KeyRange[] => {
    const [first, ...others] = sound;
    if (first === undefined) return [range];
    const isDoubled =
      range.depth > 0 && !VOWEL.test(first) && entries[range.low]?.key[range.depth - 1] === first;
    return [below(range, first), ...(isDoubled ? [range] : [])].flatMap((next) =>
      next.low < next.high ? afterSound(next, others.join('')) : [],
    );
  };

  const walk = (range: KeyRange, rest: string, isFirst: boolean): void => {
    if (range.low >= range.high) return;
    if (rest === '') {
      if (range.depth > 0) found.push(range);
      return;
    }
    for (const { letters: typed, folded } of transcriptionsOf(rest[0]!, isFirst)) {
      const isWhole = rest.startsWith(typed);
      if (!isWhole && !typed.startsWith(rest)) continue;
      const after = isWhole ? rest.slice(typed.length) : '';
      for (const sound of folded) for (const next of afterSound(range, sound)) walk(next, after, false);
    }
    if (slipAllowed && !range.slipped) slip(range, rest, isFirst);
  };

  const slip = (range: KeyRange, rest: string, isFirst: boolean): void => {
    const slipped = { ...range, slipped: true };
    walk(slipped, rest.slice(1), isFirst);
    if (rest.length > 1) walk(slipped, rest[1]! + rest[0]! + rest.slice(2), isFirst);
    for (const next of anyBelow(range)) {
      walk(next, rest.slice(1), false);
      walk(next, rest, false);
    }
  };

  walk({ low: 0, high: entries.length, depth: 0, slipped: false }, letters, true);
  return found;
}
