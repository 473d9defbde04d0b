import { dress, extent } from './dress';
import { INITIALS, type Stroke } from './initials';

/** The colours of an ornament, as CSS values. */
export interface OrnamentColours {
  readonly red: string;
  readonly blue: string;
}

/** Strokes as SVG elements. What lies over something else keeps the paper's colour around it: that of the stroke around them. */
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

/** Where the initials stand on their grid, from the top to the bottom. */
const [TOP, HEIGHT] = [6, 108];

/** Where an initial begins on its grid, and how wide it is where it is as high as it says. */
export function initialField(strokes: readonly Stroke[]) {
  const [left, right] = extent(strokes.map(dress));
  return { left, top: TOP, width: Math.round((right - left) * 10) / 10, height: HEIGHT };
}

/** A title's initial as an SVG element with these attributes; empty where the letter is not drawn. */
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
