import { selectAll } from 'css-select';
import { generate, parse, walk } from 'css-tree';
import { DomUtils, parseDocument } from 'htmlparser2';
import { CHARACTERS, subsetOf } from './fontLoader';

/** The weight of words, and that of titles, chords and buttons. */
const WEIGHTS = [400, 600] as const;
type Weight = (typeof WEIGHTS)[number];

/** What the style calls its bold weight. */
const BOLD = /--(?:title|chord)-voice/;

/** The characters that stored choices and the style add to a song's page, by weight. */
const OF_A_SONG: Readonly<Record<Weight, string>> = { 400: '−+0123456789', 600: ' ×#0123456789ABCDEFGHbm' };
/** The letters and signs of any words, for a page whose content comes later. */
const OF_ANY_WORDS = `${CHARACTERS.replace(/[^Ա-Ֆա-և]/g, '')} ։,.՝՛՞«»`;
/** A selector of a pseudo-element. */
const DRAWN_BY_STYLE = /:(?:before|after)$/;

/**
 * Returns a function that makes the fonts of a page, as weights with the bytes in base64: for each font and weight, only
 * the characters that it draws.
 */
export function makePageLetters(fonts: readonly (readonly [address: string, font: Buffer])[], style: string) {
  const selectors = weightSelectors(style);
  const ranges = unicodeRanges(style);
  return (markup: string) => {
    const drawn = drawnCharacters(markup, selectors);
    const subsets = WEIGHTS.flatMap((weight) =>
      fonts.map(([address, font]) => {
        const own = [...drawn[weight]].filter((character) => ranges.get(address)?.test(character)).join('');
        // Browsers refuse a font without outlines, so a letter joins blanks that are alone.
        return { weight, font, text: own && !own.trim() ? `${own}Ա` : own };
      }),
    );
    return Promise.all(
      subsets
        .filter(({ text }) => text !== '')
        .map(async ({ weight, font, text }) => {
          const subset = await subsetOf(font, text, { wght: weight });
          return [weight, subset.toString('base64')] as const;
        }),
    );
  };
}

/** The characters of each font file that a style names, by its address. */
export function unicodeRanges(style: string): ReadonlyMap<string, RegExp> {
  const ranges = new Map<string, RegExp>();
  walk(parse(style), {
    visit: 'Atrule',
    enter({ name, block }) {
      if (name !== 'font-face' || !block) return;
      const rule = generate(block);
      const [, address = ''] = /url\("?([^")]+)/.exec(rule) ?? [];
      const codes = Array.from(
        rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi),
        ([, from, to = from]) => `\\u{${from}}-\\u{${to}}`,
      );
      ranges.set(address, new RegExp(`[${codes.join('')}]`, 'u'));
    },
  });
  return ranges;
}

/** The selectors of the elements that a style makes regular and bold. */
export function weightSelectors(style: string): Readonly<Record<Weight, string>> {
  const selectors: Record<Weight, string[]> = { 400: [], 600: [] };
  walk(parse(style), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property !== 'font-weight' || this.rule?.prelude.type !== 'SelectorList') return;
      const alike = this.rule.prelude.children.toArray().map((selector) => generate(selector));
      selectors[BOLD.test(generate(value)) ? 600 : 400].push(
        ...alike.filter((each) => !DRAWN_BY_STYLE.test(each)),
      );
    },
  });
  return { 400: selectors[400].join(), 600: selectors[600].join() };
}

/** The characters that a page draws in the songbook's fonts, by weight. Text in `noscript` is left out. */
export function drawnCharacters(markup: string, selectors: Readonly<Record<Weight, string>>) {
  const { children: page } = parseDocument(markup);
  const regular = new Set<unknown>(selectAll(selectors[400], page));
  const bold = new Set<unknown>(selectAll(selectors[600], page));
  const drawn: Record<Weight, string> = { 400: '', 600: '' };
  const draw = (nodes: typeof page, weight: Weight): void => {
    for (const node of nodes) {
      if (DomUtils.isText(node)) drawn[weight] += node.data;
      if (!DomUtils.isTag(node) || node.name === 'noscript') continue;
      drawn[400] += node.attribs['placeholder'] ?? '';
      draw(node.children, regular.has(node) ? 400 : bold.has(node) ? 600 : weight);
    }
  };
  draw(page, 400);
  const isPending = markup.includes('data-pending');
  const hasChords = isPending || markup.includes('data-chord');
  const distinct = (weight: Weight): string => {
    const added = (hasChords ? OF_A_SONG[weight] : '') + (isPending ? OF_ANY_WORDS : '');
    return [...new Set(drawn[weight] + added)].sort().join('');
  };
  return { 400: distinct(400), 600: distinct(600) };
}
