import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { initialMarkup } from '../ornament/markup';
import { COLOURS } from './colours';
import { CHARACTERS } from './fontLoader';
import { PREVIEW_SIZE } from './pageDocument';

/** The words on a page's preview image. */
export interface PreviewWords {
  readonly title: string;
  readonly author?: string;
  readonly firstLine?: string | undefined;
}

/** The songbook's font as measures and outlines; sizes are in pixels. */
interface Typeface {
  readonly widthOf: (words: string, size: number) => number;
  /** Words as SVG path data; the origin is the start of the baseline. */
  readonly outline: (words: string, size: number) => string;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LEFT = 120;
const MEASURE = 960;
const INK = '#2b211c';
const FADED = '#6f6258';
const INITIAL_PLACE = 'x="900" y="420" width="220" height="165" preserveAspectRatio="xMaxYMax"';
const FIRST_LINE_MEASURE = 760;
/** A title gets the largest of these sizes at which it has the fewest lines. */
const TITLE_SIZES = [96, 84, 72];

/** Writes preview images to paths in a site's folder. */
export async function writePreviewImages(
  folder: string,
  previews: ReadonlyMap<string, PreviewWords>,
): Promise<void> {
  const typeface = await readTypeface();
  await mkdir(join(folder, 'previews'), { recursive: true });
  await Promise.all(
    Array.from(previews, async ([path, words]) => {
      const image = await renderAsync(drawPreview(words, typeface));
      await writeFile(join(folder, path), image.asPng());
    }),
  );
}

async function readTypeface(): Promise<Typeface> {
  const [armenian, latin] = await Promise.all(['armenian', 'latin'].map(readFont));
  const layOut = (words: string, size: number) =>
    Array.from(words.matchAll(/([\u0530-\u058f]+)|[^\u0530-\u058f]+/g), ([text, isArmenian]) => {
      const font = isArmenian ? armenian! : latin!;
      return { run: font.layout(text), scale: size / font.unitsPerEm };
    });
  return {
    widthOf: (words, size) =>
      layOut(words, size).reduce((width, { run, scale }) => width + run.advanceWidth * scale, 0),
    outline: (words, size) => {
      let path = '';
      let x = 0;
      for (const { run, scale } of layOut(words, size))
        for (const [index, glyph] of run.glyphs.entries()) {
          path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
          x += run.positions[index]!.xAdvance * scale;
        }
      return path;
    },
  };
}

/** Reads the songbook's font for a script (`armenian` or `latin`) in its regular weight. */
async function readFont(script: string): Promise<Font> {
  const name = `noto-serif-armenian-${script}-wght-normal.woff2`;
  const path = createRequire(__filename).resolve(`@fontsource-variable/noto-serif-armenian/files/${name}`);
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 400 } } as const;
  return create(await subsetFont(await readFile(path), CHARACTERS, options)) as Font;
}

function drawPreview({ title, author = '', firstLine = '' }: PreviewWords, typeface: Typeface): string {
  const draw = (words: string, { y, size, fill }: { y: number; size: number; fill: string }): string =>
    `<path transform="translate(${LEFT} ${y})" fill="${fill}" d="${typeface.outline(words, size)}"/>`;
  const { size, lines } = fitTitle(title, typeface);
  const leading = size * 1.25;
  const authorLines = breakLines(author, 38, typeface);
  const height = (lines.length - 1) * leading + authorLines.length * 50;
  const top = 310 - height / 2;
  const under = top + (lines.length - 1) * leading + 76;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${COLOURS.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${COLOURS.red}" d="M0 0h28v${HEIGHT}H0z"/>`,
    ...lines.map((line, index) => draw(line, { y: top + index * leading, size, fill: INK })),
    ...authorLines.map((line, index) => draw(line, { y: under + index * 50, size: 38, fill: FADED })),
    `<path fill="${COLOURS.red}" d="M${LEFT} 490h90v3h-90z"/>`,
    initialMarkup(title, INITIAL_PLACE, COLOURS),
    draw(shorten(firstLine, 36, typeface), { y: 560, size: 36, fill: FADED }),
    '</svg>',
  ].join('');
}

function fitTitle(title: string, typeface: Typeface): { size: number; lines: readonly string[] } {
  const settings = TITLE_SIZES.map((size) => ({ size, lines: breakLines(title, size, typeface) }));
  const fewest = Math.min(...settings.map(({ lines }) => lines.length));
  return settings.find(({ lines }) => lines.length === fewest)!;
}

function breakLines(words: string, size: number, typeface: Typeface, measure = MEASURE): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && typeface.widthOf(longer, size) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The words that fit on one line, without a comma at the end; «…» shows that words are missing. */
function shorten(words: string, size: number, typeface: Typeface): string {
  const [line = ''] = breakLines(words, size, typeface, FIRST_LINE_MEASURE);
  const bare = line.replace(/[,;:\s]+$/, '');
  return line === words ? bare : `${bare} …`;
}
