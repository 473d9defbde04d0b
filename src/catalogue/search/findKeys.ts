import { transcriptionsOf } from './transcriptions';

type WordKey = readonly [key: string, word: number];

/** The keys with a common beginning, in a tree that grows where a search needs it. */
interface KeyNode {
  /** The last letter of this beginning; empty at the root. */
  readonly letter: string;
  readonly depth: number;
  readonly keys: readonly WordKey[];
  /** The nodes of the beginnings that are longer by a letter, by that letter. */
  readonly next: ReadonlyMap<string, KeyNode>;
}

/** A beginning of keys that matches a query word. */
interface KeyMatch {
  readonly node: KeyNode;
  /** Whether one letter was read as a slip, a typing error. */
  readonly slipped: boolean;
  /** The number of letters that were read in an unlikely way, a slip included. */
  readonly doubts: number;
}

/** Makes the node of keys with a common beginning of `depth` letters. */
export function makeKeyNode(keys: readonly WordKey[], depth = 0): KeyNode {
  let next: Map<string, KeyNode> | undefined;
  return {
    letter: keys[0]?.[0].charAt(depth - 1) ?? '',
    depth,
    keys,
    get next() {
      return (next ??= nodesByLetter(keys, depth));
    },
  };
}

function nodesByLetter(keys: readonly WordKey[], depth: number): Map<string, KeyNode> {
  const byLetter = new Map<string, WordKey[]>();
  for (const entry of keys) {
    const letter = entry[0].charAt(depth);
    const same = byLetter.get(letter);
    if (same) same.push(entry);
    else if (letter !== '') byLetter.set(letter, [entry]);
  }
  return new Map([...byLetter].map(([letter, same]) => [letter, makeKeyNode(same, depth + 1)]));
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
 * Finds the beginnings of keys that letters may mean. If a slip is allowed, one letter after the first may be wrong,
 * missing, extra or swapped with the next.
 */
export function findKeys(root: KeyNode, letters: string, slipAllowed: boolean): KeyMatch[] {
  const found: KeyMatch[] = [];
  const most = mostDoubts(letters);

  const doubted = (match: KeyMatch): KeyMatch => ({ ...match, doubts: match.doubts + 1 });

  /** Keys have a single consonant where the query has it twice, or on both sides of a silent letter. */
  const afterSound = (match: KeyMatch, sound: string): KeyMatch[] => {
    if (sound === '') return [match];
    const [first, rest] = [sound[0]!, sound.slice(1)];
    const node = match.node.next.get(first);
    const isDoubled = !VOWEL.test(first) && match.node.letter === first;
    return [
      ...(node ? afterSound({ ...match, node }, rest) : []),
      ...(isDoubled ? afterSound(doubted(match), rest) : []),
    ];
  };

  /** `before` is the letter before `rest`; it is empty at the start of a word. */
  const walk = (match: KeyMatch, rest: string, before: string): void => {
    if (match.doubts > most) return;
    if (rest === '') {
      if (match.node !== root) found.push(match);
      return;
    }
    for (const { letters: typed, folded } of transcriptionsOf(rest[0]!, before === '')) {
      const isTypedWhole = rest.startsWith(typed);
      if (!isTypedWhole && !typed.startsWith(rest)) continue;
      const after = isTypedWhole ? rest.slice(typed.length) : '';
      // A final vowel is seldom the first half of a digraph such as oo.
      const isCutVowel = !isTypedWhole && LATIN_VOWEL.test(rest);
      const isGlide = GLIDE.test(typed) && TYPED_VOWEL.test(before + after.charAt(0));
      for (const { sound, isUnlikely } of folded) {
        const begun = isCutVowel || (isUnlikely && !(sound === '' && isGlide)) ? doubted(match) : match;
        for (const next of afterSound(begun, sound)) walk(next, after, typed.at(-1)!);
      }
    }
    if (slipAllowed && !match.slipped && before !== '') slip(match, rest, before);
  };

  const slip = (match: KeyMatch, rest: string, before: string): void => {
    const slipped = { ...doubted(match), slipped: true };
    walk(slipped, rest.slice(1), rest[0]!);
    if (rest.length > 1) walk(slipped, rest[1]! + rest[0]! + rest.slice(2), before);
    for (const node of slipped.node.next.values()) {
      walk({ ...slipped, node }, rest.slice(1), rest[0]!);
      walk({ ...slipped, node }, rest, before);
    }
  };

  walk({ node: root, slipped: false, doubts: 0 }, letters, '');
  return found;
}
