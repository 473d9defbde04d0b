import mdn from '@mdn/browser-compat-data';
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import { generate, parse, property, walk, type CssNode, type List, type ListItem } from 'css-tree';

const MDN_NAMES: Readonly<Record<string, BrowserName>> = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  chrome: 'chrome',
  firefox: 'firefox',
};

/** The oldest version of each browser that `browserslist` in package.json promises. */
const OLDEST = new Map<BrowserName, number>();
for (const [name, version] of browserslist().map((entry) => entry.split(' '))) {
  const browser = MDN_NAMES[name!]!;
  OLDEST.set(browser, Math.min(OLDEST.get(browser) ?? Infinity, parseFloat(version!)));
}

/** Whether a promised browser lacks a feature, by MDN's data. A feature that MDN does not list counts as supported. */
export function isNewer(feature: Identifier | undefined): boolean {
  const compat = feature?.__compat;
  return compat !== undefined && [...OLDEST].some(([browser, oldest]) => !isIn(compat, browser, oldest));
}

function isIn({ support }: CompatStatement, browser: BrowserName, version: number): boolean {
  return [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added, flags, prefix, alternative_name }) =>
        !flags &&
        !prefix &&
        !alternative_name &&
        parseFloat(String(version_added).replace('≤', '')) <= version,
    );
}

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = mdn.css as unknown as Record<string, Identifier>;
const FUNCTIONS = [types!, ...Object.values(types!)].reduce<Identifier>(
  (all, some) => Object.assign(all, some),
  {},
);
const UNIT_FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** The name under which MDN lists a unit. */
const listedUnit = (unit: string): string => UNIT_FAMILIES.find(([units]) => units.test(unit))?.[1] ?? unit;

/** The newer features that a part of a style uses, as a style sheet writes them. */
function newerIn(part: CssNode): string[] {
  const newer: string[] = [];
  const look = (text: string, features: Identifier | undefined, name: string): void => {
    if (features && Object.hasOwn(features, name) && isNewer(features[name])) newer.push(text);
  };
  walk(part, function (node) {
    switch (node.type) {
      case 'Atrule':
        look(`@${node.name}`, atRules, node.name);
        look(`@${node.name}`, atRules!['page'], `at_${node.name}`);
        break;
      case 'Feature':
        look(`(${node.name})`, atRules!['media'], node.name);
        break;
      case 'NestingSelector':
        look('&', selectors, 'nesting');
        break;
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        look(`:${node.name}`, selectors, node.name);
        break;
      case 'Declaration':
        look(node.property, properties, node.property);
        look(node.property, atRules!['font-face'], node.property);
        break;
      case 'Identifier':
        if (this.declaration) {
          const { property: name } = this.declaration;
          look(`${name}: ${node.name}`, properties![name], node.name);
        }
        break;
      case 'Function':
        look(`${node.name}()`, FUNCTIONS, node.name);
        break;
      case 'Dimension':
        look(`1${node.unit}`, types!['length'], listedUnit(node.unit));
    }
  });
  return newer;
}

/** The part of a node that makes an old browser skip the whole node if it does not know it; null if there is none. */
function decidingPart(node: CssNode): CssNode | null {
  switch (node.type) {
    case 'Declaration':
    case 'MediaQuery':
      return node;
    case 'Rule':
      return node.prelude;
    case 'Atrule':
      return { ...node, prelude: node.name === 'supports' ? node.prelude : null, block: null };
    default:
      return null;
  }
}

/** Whether an old browser has a replacement for a node: an earlier declaration of the property, or `@supports`. */
function isSpare(node: CssNode, siblings: List<CssNode>): boolean {
  if (node.type === 'Atrule') return node.name === 'supports';
  if (node.type !== 'Declaration') return false;
  const { basename } = property(node.property);
  const before = siblings.toArray().slice(0, siblings.toArray().indexOf(node));
  return before.some(
    (other) => other.type === 'Declaration' && property(other.property).basename === basename,
  );
}

/** A style as the promised browsers read it, and its newer features without an older replacement. */
export function readByPromised(style: string): { style: string; lost: string[] } {
  const tree = parse(style, { parseCustomProperty: true });
  const lost: string[] = [];
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode> | null, siblings: List<CssNode>) {
      const part = item && decidingPart(node);
      const newer = part ? newerIn(part) : [];
      if (newer.length === 0) return undefined;
      if (!isSpare(node, siblings)) lost.push(newer[0]!);
      siblings.remove(item!);
      return walk.skip;
    },
    leave(node: CssNode, item: ListItem<CssNode> | null, siblings: List<CssNode>) {
      // Without a query left, it would always apply.
      if (node.type === 'Atrule' && node.name === 'media' && generate(node.prelude!) === '')
        siblings.remove(item!);
    },
  });
  return { style: generate(tree), lost };
}
