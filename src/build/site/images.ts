import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { firstSungLine } from '../../catalogue/sections';
import type { ReadSong, SongListing } from '../../catalogue/song';
import { initialMarkup } from './ornamentFiles';
import { COLOURS, PREVIEW_SIZE, type SiteViews } from './writePages';

/** The folder for fonts in a format that resvg reads. */
const FONTS = '.cache';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LEFT = 120;
const INITIAL_PLACE = 'x="900" y="420" width="220" height="165" preserveAspectRatio="xMaxYMax"';
/** How many characters fit on a line: of a title in large and in small letters, of an author, of the first line. */
const FITTING = { largeTitle: 17, title: 22, author: 42, firstLine: 34 };

/** Writes the preview images of the first page and of every song into a site's folder. */
export async function writePreviewImages(
  folder: string,
  songs: readonly ReadSong[],
  { text, previewOf }: SiteViews,
): Promise<void> {
  const previews = [
    { path: '/', title: text.tagline, author: '', firstLine: '' },
    ...songs.map((song, id) => ({ ...song, path: `/songs/${id}`, firstLine: firstSungLine(song) })),
  ];
  const letters = JSON.stringify([previews, '…']);
  const font = {
    fontFiles: await Promise.all(['armenian', 'latin'].map((script) => writeFont(script, letters))),
    loadSystemFonts: false,
    defaultFontFamily: 'Noto Serif Armenian',
  };
  await mkdir(join(folder, 'previews'), { recursive: true });
  await Promise.all(
    previews.map(async (words) => {
      const image = await renderAsync(drawPreview(words), { font });
      await writeFile(join(folder, previewOf(words.path)), image.asPng());
    }),
  );
}

/** Writes these letters of the songbook's font for a script, `armenian` or `latin`; returns the path of the file. */
async function writeFont(script: string, letters: string): Promise<string> {
  const name = `noto-serif-armenian-${script}-wght-normal`;
  const source = await readFile(`node_modules/@fontsource-variable/noto-serif-armenian/files/${name}.woff2`);
  const font = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
    // Leaves out ligatures: resvg draws a text that has one in a single font, without its Latin signs.
    noLayoutClosure: true,
  });
  const path = join(FONTS, `${name}.ttf`);
  await writeFile(path, font);
  return path;
}

function drawPreview({ title, author, firstLine }: SongListing & { readonly firstLine: string }): string {
  const draw = (words: string, y: number, size: number, fill: string): string =>
    `<text x="${LEFT}" y="${y}" font-size="${size}" fill="${fill}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  const isLarge = title.length <= FITTING.largeTitle;
  const size = isLarge ? 96 : 72;
  const lines = isLarge ? [title] : breakLines(title, FITTING.title);
  const authorLines = breakLines(author, FITTING.author);
  const leading = size * 1.25;
  const titleHeight = (lines.length - 1) * leading;
  const top = 310 - (titleHeight + authorLines.length * 50) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${COLOURS.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${COLOURS.red}" d="M0 0h28v${HEIGHT}H0z"/>`,
    ...lines.map((line, index) => draw(line, top + index * leading, size, COLOURS.ink)),
    ...authorLines.map((line, index) => draw(line, top + titleHeight + 76 + index * 50, 38, COLOURS.faded)),
    `<path fill="${COLOURS.red}" d="M${LEFT} 490h90v3h-90z"/>`,
    initialMarkup(title, COLOURS, INITIAL_PLACE),
    draw(shorten(firstLine), 560, 36, COLOURS.faded),
    '</svg>',
  ].join('');
}

/** Breaks words into lines of at most `length` characters; a longer word stands alone. */
const breakLines = (words: string, length: number): readonly string[] =>
  words.match(new RegExp(`\\S.{0,${length - 1}}(?!\\S)|\\S+`, 'g')) ?? [];

/** The words that fit on one line, without a comma at the end; «…» shows that words are missing. */
function shorten(words: string): string {
  const [line = '', ...others] = breakLines(words, FITTING.firstLine);
  const bare = line.replace(/[,;:\s]+$/, '');
  return others.length === 0 ? bare : `${bare} …`;
}
