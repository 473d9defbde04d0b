import type { LoaderContext } from 'webpack';
import subsetFont from 'subset-font';

/** Every character that the songbook sets in its own fonts: both scripts' letters, the points of both, and signs of music. */
export const CHARACTERS = [
  ['\u0020', '\u007e'],
  ['\u00a0', '\u00ff'],
  ['\u0531', '\u0556'],
  ['\u0559', '\u058a'],
  ['\u2010', '\u2026'],
  ['\ufb13', '\ufb17'],
]
  .flatMap(([first, last]) => {
    const start = first!.codePointAt(0)!;
    return Array.from({ length: last!.codePointAt(0)! - start + 1 }, (_, index) =>
      String.fromCodePoint(start + index),
    );
  })
  .concat('Œœ‹›−♭♯')
  .join('');

/** The weights it uses, of fonts that have several. */
const WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };

/** Keeps of a font what the songbook needs: its characters, and the weights it uses. */
export default function fontLoader(this: LoaderContext<unknown>, font: Buffer): void {
  const done = this.async();
  const variationAxes = this.resourcePath.includes('-wght-') ? WEIGHTS : {};
  subsetFont(font, CHARACTERS, { targetFormat: 'woff2', variationAxes }).then(
    (subset) => done(null, subset),
    done,
  );
}
/** Webpack hands the font over as bytes. */
export const raw = true;
