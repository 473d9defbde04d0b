import { dress, extent } from './dress';
import initials from './initials.json';

/** The centre lines of a drawing's strokes by their colour and dress, such as `red bird`; later ones cover earlier ones. */
export type Strokes = Readonly<Record<string, string>>;

/** The initials of all titles, on a grid of 100 by 120 units. */
export const INITIALS: Readonly<Record<string, Strokes>> = initials;

/** The colours of an ornament, as CSS values. */
interface OrnamentColours {
  readonly red: string;
  readonly blue: string;
}

const dressed = (strokes: Strokes) =>
  Object.entries(strokes).map(([name, line]) => {
    const [colour, kind] = name.split(' ');
    return { colour, ...dress(kind!, line) };
  });

/** Strokes as SVG elements. The inherited stroke colour, the paper's, outlines each shape and separates overlaps. */
export function strokesMarkup(strokes: Strokes, { red, blue }: OrnamentColours): string {
  const path = (fill: string, width: number, d: string): string =>
    d && `<path fill="${fill}" stroke-width="${width}" d="${d}"/>`;
  const drawn = dressed(strokes).map(({ colour, own, other, lines }) => {
    const [first, second] = colour === 'red' ? [red, blue] : [blue, red];
    return path(first, 3, own) + path(second, 2.4, other) + path('none', 1.5, lines);
  });
  return `<g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${drawn.join('')}</g>`;
}

/** The top and the height of all initials on their grid. */
const [TOP, HEIGHT] = [6, 108];

/** The bounding box of an initial on its grid. */
export function initialField(strokes: Strokes) {
  const [left, right] = extent(dressed(strokes));
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
