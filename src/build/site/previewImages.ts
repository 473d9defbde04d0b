import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The words on a page's preview image. */
export interface PreviewWords {
  readonly title: string;
  readonly author?: string;
  readonly firstLine?: string;
}

/** Words as an outline: SVG path data from the beginning of their base line, and their width, in pixels. */
interface Outline {
  readonly path: string;
  readonly width: number;
}

/** Outlines words at a letter size in pixels. */
type Typeface = (words: string, size: number) => Outline;

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 120;
const MEASURE = 960;
const INK = '#2b211c';
const FADED = '#6f6258';
const RED = '#9a2740';
/** A title is set in the largest of these at which it takes the fewest lines. */
const TITLE_SIZES = [96, 84, 72];

/** Writes preview images, of 1200 by 630 pixels, into a site's folder; the paths are relative to it. */
export async function writePreviewImages(
  folder: string,
  previews: ReadonlyMap<string, PreviewWords>,
): Promise<void> {
  const typeface = await readTypeface();
  await mkdir(join(folder, 'previews'), { recursive: true });
  for (const [path, words] of previews) {
    const image = await renderAsync(drawPreview(words, typeface));
    await writeFile(join(folder, path), image.asPng());
  }
}

async function readTypeface(): Promise<Typeface> {
  const [armenian, latin] = await Promise.all(['armenian', 'latin'].map(readFont));
  return (words, size) => {
    let path = '';
    let width = 0;
    for (const [run] of words.matchAll(/[\u0530-\u058f]+|[^\u0530-\u058f]+/g)) {
      const font = /^[\u0530-\u058f]/.test(run) ? armenian! : latin!;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
        width += positions[index]!.xAdvance * scale;
      }
    }
    return { path, width };
  };
}

/** Reads the book's font for a script, at its regular weight. */
async function readFont(script: string): Promise<Font> {
  const name = `noto-serif-armenian-${script}-wght-normal.woff2`;
  const path = createRequire(__filename).resolve(`@fontsource-variable/noto-serif-armenian/files/${name}`);
  const all = Array.from({ length: 0x2027 }, (_, code) => String.fromCharCode(code)).join('');
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 400 } } as const;
  return create(await subsetFont(await readFile(path), all, options)) as Font;
}

function drawPreview({ title, author = '', firstLine = '' }: PreviewWords, typeface: Typeface): string {
  const draw = (words: string, { y, size, fill }: { y: number; size: number; fill: string }): string =>
    `<path transform="translate(${LEFT} ${y})" fill="${fill}" d="${typeface(words, size).path}"/>`;
  const { size, lines } = fitTitle(title, typeface);
  const leading = size * 1.25;
  const authorLines = breakLines(author, 38, typeface);
  const height = (lines.length - 1) * leading + authorLines.length * 50;
  const top = 310 - height / 2;
  const under = top + (lines.length - 1) * leading + 76;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="#fbf7ef" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${RED}" d="M0 0h28v${HEIGHT}H0z"/>`,
    ...lines.map((line, index) => draw(line, { y: top + index * leading, size, fill: INK })),
    ...authorLines.map((line, index) => draw(line, { y: under + index * 50, size: 38, fill: FADED })),
    `<path fill="${RED}" d="M${LEFT} 490h90v3h-90z"/>`,
    draw(shorten(firstLine, 36, typeface), { y: 560, size: 36, fill: FADED }),
    '</svg>',
  ].join('');
}

function fitTitle(title: string, typeface: Typeface): { size: number; lines: readonly string[] } {
  const settings = TITLE_SIZES.map((size) => ({ size, lines: breakLines(title, size, typeface) }));
  const fewest = Math.min(...settings.map(({ lines }) => lines.length));
  return settings.find(({ lines }) => lines.length === fewest)!;
}

function breakLines(words: string, size: number, typeface: Typeface): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && typeface(longer, size).width <= MEASURE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many of the words as stand on one line, without the comma behind them. */
function shorten(words: string, size: number, typeface: Typeface): string {
  const [line = ''] = breakLines(words, size, typeface);
  const bare = line.replace(/[,;:\s]+$/, '');
  return line === words ? bare : `${bare} …`;
}
