import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type List,
  type ListItem,
  type Rule,
  type Selector,
  type SelectorList,
} from 'css-tree';
import { ROOT_SETTINGS } from '../../views/sheet/showReaderSettings';

/** The attributes of the root element and of a sheet's parts that inline scripts set before the first paint. */
const EARLY_ATTRIBUTES = [...ROOT_SETTINGS, 'opening', 'breaks'].map(
  (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
/** States that follow an action of the visitor. */
const LATER_STATE = /^(?:hover|focus|focus-visible|focus-within|active)$/;
/** Printing, and pages without scripts, which link the whole style. */
const LATER_MEDIA = /^(?:print|\(scripting:none\))$/;
/** Pseudo-classes that need one of their selectors. */
const ANY_OF = /^(?:is|where|has)$/;

/** What a page shows without scripts only, and a status in which nothing is said yet. */
const NOT_SEEN = /<noscript>.*?<\/noscript>|<div [^>]*role="status"[^>]*><\/div>/g;

/**
 * The part of a style that some pages need at their first paint: the rules whose elements, classes and attributes occur
 * in the markup. Fonts, printing, states that follow an action, and custom properties and animations that nothing uses
 * are left out.
 */
export function pageStyle(style: string, markups: readonly string[]): string {
  const names = namesIn(markups);
  const sheet = parse(style);
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (this.atrule?.name === 'keyframes') return;
      if (prelude.type === 'SelectorList' && !hasUsed(prelude, names)) list.remove(item);
    },
  });
  const animated = generate(sheet)
    .match(/(?<=animation(?:-name)?:)[^;}]+/g)
    ?.join(' ')
    .split(/[ ,]/);
  walk(sheet, {
    visit: 'Atrule',
    enter(atrule, item, list) {
      const isUnused = atrule.name === 'keyframes' && !animated?.includes(preludeOf(atrule));
      if (isUnused || isLater(atrule)) list.remove(item);
    },
  });
  const read = new Set([generate(sheet), ...markups].join('').match(/(?<=var\()--[\w-]+/g));
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !read.has(property)) list.remove(item);
    },
  });
  for (const visit of ['Rule', 'Atrule'] as const)
    walk(sheet, {
      visit,
      leave({ block }: Rule | Atrule, item: ListItem<CssNode>, list: List<CssNode>) {
        if (block?.children.isEmpty) list.remove(item);
      },
    });
  return generate(sheet);
}

/** The elements, classes and attributes of pages with these markups, and the attributes with each word of their values. */
function namesIn(markups: readonly string[]): ReadonlySet<string> {
  const names = new Set(['html', 'body', 'id=root', '*', ...EARLY_ATTRIBUTES]);
  const seen = markups.join('').replaceAll(NOT_SEEN, '');
  for (const [, element = '', attributes = ''] of seen.matchAll(/<(\w+)([^>]*)>/g)) {
    names.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      names.add(name);
      for (const word of value.split(' ')) names.add(`${name}=${word}`);
    }
  }
  return names;
}

const hasUsed = ({ children }: SelectorList, names: ReadonlySet<string>): boolean =>
  children.some((selector) => selector.type !== 'Selector' || isUsed(selector, names));

const isUsed = ({ children }: Selector, names: ReadonlySet<string>): boolean =>
  [...children].every((part) => {
    switch (part.type) {
      case 'TypeSelector':
        return names.has(part.name);
      case 'ClassSelector':
        return names.has(`class=${part.name}`);
      case 'IdSelector':
        return names.has(`id=${part.name}`);
      case 'AttributeSelector': {
        const { name, value } = part;
        const isAnyValue = value === null || EARLY_ATTRIBUTES.includes(name.name);
        return names.has(
          isAnyValue ? name.name : `${name.name}=${'value' in value ? value.value : value.name}`,
        );
      }
      case 'PseudoClassSelector': {
        const [selectors] = part.children ?? [];
        if (ANY_OF.test(part.name) && selectors?.type === 'SelectorList') return hasUsed(selectors, names);
        return !LATER_STATE.test(part.name);
      }
      case 'PseudoElementSelector':
        return !part.name.startsWith('view-transition');
      default:
        return true;
    }
  });

const preludeOf = ({ prelude }: Atrule): string => (prelude ? generate(prelude) : '');

const isLater = (atrule: Atrule): boolean =>
  ['page', 'font-face'].includes(atrule.name) || LATER_MEDIA.test(preludeOf(atrule));
