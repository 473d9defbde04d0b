const INSERTION = /^\s*renderer\.paper\.insertStyles\(.*\);$/m;

/**
 * Leaves out the style that abcjs puts into every drawing, for notes that are dragged: the page's policy would refuse it, and
 * say so. Throws at a file that inserts it in a way unknown here.
 */
export default function stylelessLoader(source: string): string {
  if (!INSERTION.test(source))
    throw new Error('abcjs inserts its style in a way that src/build/site/stylelessLoader.ts does not know');
  return source.replace(INSERTION, '');
}
