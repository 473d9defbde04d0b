import { transcriptionsOf } from './transcriptions';

/** A tree of keys with a node for each beginning of a key. */
export interface KeyNode {
  /** The last letter of this beginning; empty at the root. */
  readonly letter: string;
  readonly depth: number;
  readonly next: Map<string, KeyNode>;
  /** The numbers of the words whose key ends here. */
  readonly words: number[];
}

/** A beginning of keys that matches a query word. */
export interface KeyMatch {
  readonly node: KeyNode;
  /** Whether one letter was read as a slip, a typing error. */
  readonly slipped: boolean;
  /** The number of letters that were read in an unlikely way, a slip included. */
  readonly doubts: number;
}

const makeNode = (letter: string, depth: number): KeyNode => ({ letter, depth, next: new Map(), words: [] });

/** Makes the tree of keys that belong to numbered words. */
export function makeKeyTree(keys: Iterable<readonly [key: string, word: number]>): KeyNode {
  const root = makeNode('', 0);
  for (const [key, word] of keys) {
    let node = root;
    for (const letter of key.split('')) {
      const next = node.next.get(letter) ?? makeNode(letter, node.depth + 1);
      node.next.set(letter, next);
      node = next;
    }
    node.words.push(word);
  }
  return root;
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
      const isWhole = rest.startsWith(typed);
      if (!isWhole && !typed.startsWith(rest)) continue;
      const after = isWhole ? rest.slice(typed.length) : '';
      // A final vowel is seldom the first half of a digraph such as oo.
      const isCutVowel = !isWhole && LATIN_VOWEL.test(rest);
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
