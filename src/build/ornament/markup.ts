import { dress, extent } from './dress';
import { INITIALS, type Stroke } from './initials';

/** The colours of an ornament, as CSS values. */
export interface OrnamentColours {
  readonly red: string;
  readonly blue: string;
}

/** Strokes as SVG elements. The inherited stroke colour, the paper's, outlines each shape and separates overlaps. */
export function strokesMarkup(strokes: readonly Stroke[], colours: OrnamentColours): string {
  const path = (fill: string, width: number, d: string): string =>
    d && `<path fill="${fill}" stroke-width="${width}" d="${d}"/>`;
  const drawn = strokes.map((stroke) => {
    const { colour, own, other, lines } = dress(stroke);
    const second = colour === 'red' ? colours.blue : colours.red;
    return path(colours[colour], 3, own) + path(second, 2.4, other) + path('none', 1.5, lines);
  });
  return `<g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${drawn.join('')}</g>`;
}

/** The top and the height of all initials on their grid. */
const [TOP, HEIGHT] = [6, 108];

/** The bounding box of an initial on its grid. */
export function initialField(strokes: readonly Stroke[]) {
  const [left, right] = extent(strokes.map(dress));
  return { left, top: TOP, width: Math.round((right - left) * 10) / 10, height: HEIGHT };
}

/** A title's initial as an SVG element with these attributes; empty for a letter without a drawing. */
export function initialMarkup(
  title: string,
  attributes: string,
  { paper, ...colours }: OrnamentColours & { readonly paper: string },
): string {
  const strokes = INITIALS[title[0] ?? ''];
  if (!strokes) return '';
  const { left, top, width, height } = initialField(strokes);
  return `<svg ${attributes} viewBox="${left} ${top} ${width} ${height}" stroke="${paper}" aria-hidden="true">${strokesMarkup(strokes, colours)}</svg>`;
}
