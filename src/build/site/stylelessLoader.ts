const INSERTION = /^\s*renderer\.paper\.insertStyles\(.*\);$/m;

/**
 * Removes the style for dragging notes that abcjs inserts into every drawing: the page's policy would refuse it and log
 * an error. Throws if abcjs inserts it in another way.
 */
export default function stylelessLoader(source: string): string {
  if (!INSERTION.test(source))
    throw new Error('abcjs inserts its style in a way that src/build/site/stylelessLoader.ts does not know');
  return source.replace(INSERTION, '');
}
