import { dress, extent } from './dress';
import { INITIALS } from './initials';

/** The colours of an ornament, as CSS values. */
export interface OrnamentColours {
  readonly red: string;
  readonly blue: string;
  readonly paper: string;
}

/** A title's initial as an SVG element with these attributes, where React does not draw; empty where the letter is not drawn. */
export function initialMarkup(title: string, attributes: string, colours: OrnamentColours): string {
  const drawn = (INITIALS[title[0] ?? ''] ?? []).map(dress);
  if (drawn.length === 0) return '';
  const [left, right] = extent(drawn);
  const strokes = drawn.map(({ colour, own, other, lines }) => {
    const second = colour === 'red' ? colours.blue : colours.red;
    const filled = (fill: string, width: number, path: string): string =>
      `<path fill="${fill}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke" d="${path}"/>`;
    return (
      filled(colours[colour], 3, own) +
      filled(second, 2.4, other) +
      `<path fill="none" stroke-width="1.5" stroke-linecap="round" d="${lines}"/>`
    );
  });
  return `<svg ${attributes} viewBox="${left} 6 ${right - left} 108" stroke="${colours.paper}" aria-hidden="true">${strokes.join('')}</svg>`;
}
