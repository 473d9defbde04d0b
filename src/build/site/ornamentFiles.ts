import { readFileSync } from 'node:fs';
import { CATALOGUE, FIRST_LANGUAGE } from '../../catalogue/songbook';
import { BASE } from '../../views/text/languages';
import { contentHash, type SiteFile } from './siteFile';
import { songbookSettings, writtenAt } from './songbookSettings';
import { filesIn } from './translationFiles';

/** The drawings: the initial of a title is named by its code point. Red parts take the fill, blue parts the colour. */
const DRAWINGS = `${CATALOGUE}/ornaments`;
const TAILPIECE = 'tailpiece.svg';
const { SONGBOOK } = songbookSettings;
/** The initial of the songbook's Armenian name, or of that in its first language: its sign in every language. */
export const BOOK_INITIAL = (SONGBOOK['hy'] ?? SONGBOOK[FIRST_LANGUAGE]!).shortName.charAt(0);

const drawings = new Map(
  filesIn(DRAWINGS).map((name) => [name, readFileSync(`${DRAWINGS}/${name}`, 'utf8')]),
);
const addPlain = (name: string, size: string, drawing: string): void => {
  if (!drawings.has(name))
    drawings.set(
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><g id="o">${drawing}</g></svg>`,
    );
};
addPlain(TAILPIECE, '308 70', '');
// An initial that nobody has drawn is a letter.
for (const letter of [BOOK_INITIAL, ...writtenAt(/\{title:? *(\p{L})/gu)])
  addPlain(
    `${letter.charCodeAt(0).toString(16)}.svg`,
    '105 108',
    `<text x="52" y="102" font-size="132" text-anchor="middle" fill="inherit" stroke="none">${letter}</text>`,
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
