import type { LoaderContext } from 'webpack';
import subsetFont from 'subset-font';
import { contentHash } from './siteFile';

/** Armenian, Latin and Russian letters, punctuation, and musical signs. */
const SET_IN_FONTS =
  /[\u0020-\u007e\u00a0-\u00ff\u0401\u0410-\u044f\u0451\u0531-\u0556\u0559-\u058a\u2010-\u2026\ufb13-\ufb17Œœ‹›−♭♯]/;

/** Every character that the songbook sets in its fonts. */
export const CHARACTERS = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit))
  .filter((character) => SET_IN_FONTS.test(character))
  .join('');

/** The weights that the songbook uses of variable fonts. */
const WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];

const subsets = new Map<string, Promise<Buffer>>();

/** Reduces a font to the characters of a text and to these weights; of the pages of all languages, many need the same. */
export function subsetOf(font: Buffer, text: string, variationAxes: Axes): Promise<Buffer> {
  const key = JSON.stringify([contentHash(font), text, variationAxes]);
  const subset = subsets.get(key) ?? subsetFont(font, text, { targetFormat: 'woff2', variationAxes });
  subsets.set(key, subset);
  return subset;
}

/** Reduces a font to the characters and weights that the songbook uses. */
export default function fontLoader(this: LoaderContext<unknown>, font: Buffer): void {
  const done = this.async();
  const variationAxes = this.resourcePath.includes('-wght-') ? WEIGHTS : {};
  subsetOf(font, CHARACTERS, variationAxes).then((subset) => done(null, subset), done);
}
/** Asks webpack for the font as bytes. */
export const raw = true;
