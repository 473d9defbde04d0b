import { readdirSync, readFileSync } from 'node:fs';
import { BASE } from '../../views/text/languages';
import { contentHash, type SiteFile } from './siteFile';

/** The drawings: the initial of a title is named by its code point. Red parts take the fill, blue parts the colour. */
const DRAWINGS = 'static/ornaments';
const TAILPIECE = 'tailpiece.svg';
/** The initial of the songbook's Armenian name, its sign in every language. */
export const BOOK_INITIAL = 'Ե';

const drawings = new Map(
  readdirSync(DRAWINGS).map((name) => [name, readFileSync(`${DRAWINGS}/${name}`, 'utf8')]),
);

const folder = `${BASE}/assets/ornaments.${contentHash([...drawings.values()].join(''))}`;

/** One file for each ornament; its element `o` is the drawing. */
export const ornamentFiles: readonly SiteFile[] = Array.from(drawings, ([name, text]) => ({
  path: `${folder}/${name}`,
  text,
}));

/** The constants that webpack defines for the views. */
export const ornamentSettings = {
  ORNAMENTS: folder,
  INITIAL_WIDTHS: Object.fromEntries(
    [...drawings]
      .filter(([name]) => name !== TAILPIECE)
      .map(([name, text]) => {
        const [, width] = /viewBox="0 0 (\S+) 108"/.exec(text) ?? [];
        return [String.fromCodePoint(parseInt(name, 16)), Number(width)];
      }),
  ),
};

/** A title's initial as an SVG element with these attributes; empty for a letter without a drawing. */
export function initialMarkup(
  title: string,
  { red, blue, paper }: { readonly red: string; readonly blue: string; readonly paper: string },
  attributes: string,
): string {
  const drawing = drawings.get(`${title.codePointAt(0)?.toString(16)}.svg`) ?? '';
  return drawing
    .replaceAll('\n', '')
    .replaceAll('inherit', red)
    .replaceAll('currentColor', blue)
    .replace(
      /^<svg[^>]* (viewBox="[^"]*")[^>]*><g id="o"/,
      `<svg ${attributes} $1 stroke="${paper}" aria-hidden="true"><g`,
    );
}
