const MAKER = /\bReact\d*\.(?:forwardRef|memo|createContext)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Marks what makes react-router's components as free of side effects, so that unused ones are left out. Throws at a
 * file that names components and makes them in a way unknown here.
 */
export default function pureLoader(source: string): string {
  if (source.includes('.displayName = ') && !(source.match(MAKER) && source.match(DISPLAY_NAME)))
    throw new Error(
      'react-router makes its components in a way that src/build/site/pureLoader.ts does not know',
    );
  return source.replace(DISPLAY_NAME, '').replace(MAKER, '/*#__PURE__*/ $&');
}
