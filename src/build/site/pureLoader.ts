const MAKER = /\bReact\d*\.(?:forwardRef|memo|createContext)\(/g;
/** A part of React read by a name in a variable: for that, webpack builds an object with all of React's parts. */
const NAMED_PART = /\bReact\d*\[\w+\](?=;)/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Marks as free of side effects what react-router does when it is loaded: it creates components, and reads a part that
 * an older React lacks. So webpack drops what is unused. Throws if a file names components but creates them in another
 * way.
 */
export default function pureLoader(source: string): string {
  if (source.includes('.displayName = ') && !(source.match(MAKER) && source.match(DISPLAY_NAME)))
    throw new Error(
      'react-router creates its components in a way that src/build/site/pureLoader.ts does not know',
    );
  return source
    .replace(DISPLAY_NAME, '')
    .replace(MAKER, '/*#__PURE__*/ $&')
    .replace(NAMED_PART, '/*#__PURE__*/ (() => $&)()');
}
