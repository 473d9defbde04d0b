const MAKER = /\bReact\d*\.(?:forwardRef|memo|createContext)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Marks the calls that create react-router's components as free of side effects, so that webpack drops unused ones.
 * Throws if a file names components but creates them in another way.
 */
export default function pureLoader(source: string): string {
  if (source.includes('.displayName = ') && !(source.match(MAKER) && source.match(DISPLAY_NAME)))
    throw new Error(
      'react-router creates its components in a way that src/build/site/pureLoader.ts does not know',
    );
  return source.replace(DISPLAY_NAME, '').replace(MAKER, '/*#__PURE__*/ $&');
}
