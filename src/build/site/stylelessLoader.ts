/** How abcjs writes style that the page's policy would refuse and report, and what stands there instead. */
const WRITTEN: readonly (readonly [written: RegExp, instead: string])[] = [
  // The style for dragging notes, in every drawing.
  [/^\s*renderer\.paper\.insertStyles\(.*\);$/m, ''],
  // The style of the drawing in which a text is measured that is not laid out.
  [/\.setAttribute\('style', (styles\.join\(""\))\)/, '.style.cssText = $1'],
];

/** Rewrites style that abcjs writes into the document. Throws if abcjs writes it in another way. */
export default function stylelessLoader(source: string): string {
  const found = WRITTEN.find(([written]) => written.test(source));
  if (!found)
    throw new Error('abcjs inserts its style in a way that src/build/site/stylelessLoader.ts does not know');
  return source.replace(...found);
}
