import { contentHash, type SiteFile } from './siteFile';
import { initialField, INITIALS, strokesMarkup, type Strokes } from '../ornament/markup';

/** Draws in the colours of the page that uses the file: its `fill` for red, its `color` for blue. */
const draw = (strokes: Strokes): string => strokesMarkup(strokes, { red: 'inherit', blue: 'currentColor' });

const BIRD = draw({
  'blue vine': 'M64 56C46 42 26 68 2 52',
  'red bird': 'M122 18C116 12 107 16 106 29C104 50 88 60 66 56L40 46',
});
const VINE = draw({ 'blue vine': 'M150 66C146 56 154 48 150 34' });

/** Two birds at a vine. */
const TAILPIECE = `${BIRD}<g transform="matrix(-1 0 0 1 300 0)">${BIRD}</g>${VINE}`;

const fileOf = (name: string, left: number, top: number, markup: string) => ({
  name: `${name}.svg`,
  text: `<svg xmlns="http://www.w3.org/2000/svg"><g id="o" transform="translate(${-left} ${-top})">${markup}</g></svg>`,
});

const initials = Object.entries(INITIALS).map(([letter, strokes]) => ({
  letter,
  strokes,
  field: initialField(strokes),
}));

const files = [
  fileOf('tailpiece', -4, 0, TAILPIECE),
  ...initials.map(({ letter, strokes, field: { left, top } }) =>
    fileOf(letter.codePointAt(0)!.toString(16), left, top, draw(strokes)),
  ),
];

const folder = `assets/ornaments.${contentHash(files.map(({ text }) => text).join(''))}`;

/** One file for each ornament; its element `o` is the drawing. */
export const ornamentFiles: readonly SiteFile[] = files.map(({ name, text }) => ({
  path: `${folder}/${name}`,
  text,
}));

/** The constants that webpack defines for the views. */
export const ornamentSettings = {
  ORNAMENTS: `/${folder}`,
  INITIAL_WIDTHS: Object.fromEntries(initials.map(({ letter, field }) => [letter, field.width])),
};
