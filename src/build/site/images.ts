import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { firstSungLine } from '../../catalogue/sections';
import type { ReadSong, SongListing } from '../../catalogue/song';
import { BOOK_INITIAL, initialMarkup } from './ornamentFiles';
import { forEachInTurn } from './siteFile';
import { COLOURS, PREVIEW_SIZE, type SiteViews } from './writePages';

/** The folder for fonts in a format that resvg reads. */
const FONTS = '.cache';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LEFT = 120;
const INITIAL_PLACE = 'x="900" y="420" width="220" height="165" preserveAspectRatio="xMaxYMax"';
/** The most characters of one line: of a title in large or in small letters, an author, a first line, or a sentence on a song. */
const FITTING = { largeTitle: 17, title: 22, author: 42, firstLine: 36, gist: 46 };
const FONT_NAMES = ['noto-serif-armenian-armenian', 'noto-serif-armenian-latin', 'noto-serif-cyrillic'];

/** Writes the preview images of the first page and of every song in a language into a site's folder. */
export async function writePreviewImages(
  folder: string,
  songs: readonly ReadSong[],
  { text, previewOf }: SiteViews,
): Promise<void> {
  const previews: readonly Preview[] = [
    {
      path: '/',
      title: text.tagline,
      author: '',
      initialOf: BOOK_INITIAL,
      below: shorten(text.siteDescription, FITTING.firstLine, 2),
    },
    ...songs.map((song, id) => ({ ...song, path: `/songs/${id}`, ...songWords(song) })),
  ];
  const letters = JSON.stringify([previews, '…']);
  const font = {
    fontFiles: await Promise.all(FONT_NAMES.map((name) => writeFont(name, letters))),
    loadSystemFonts: false,
    defaultFontFamily: 'Noto Serif Armenian',
  };
  await mkdir(join(folder, dirname(previewOf('/'))), { recursive: true });
  await forEachInTurn(previews, async (preview) => {
    const image = await renderAsync(drawPreview(preview), { font });
    await writeFile(join(folder, previewOf(preview.path)), image.asPng());
  });
}

interface Preview extends SongListing {
  readonly path: string;
  /** The words whose initial is drawn. */
  readonly initialOf: string;
  /** The lines below the rule. */
  readonly below: readonly string[];
}

/** The words of a song below the rule: a sentence on it, where readers have one, or its first line. */
const songWords = (song: ReadSong): Pick<Preview, 'initialOf' | 'below'> => ({
  initialOf: song.translated?.original ?? song.title,
  below: song.translated?.gist
    ? shorten(song.translated.gist, FITTING.gist, 2)
    : shorten(firstSungLine(song), FITTING.firstLine, 1),
});

/** Writes these letters of a font of the songbook; returns the path of the file. */
async function writeFont(subset: string, letters: string): Promise<string> {
  const name = `${subset}-wght-normal`;
  const family = subset.slice(0, subset.lastIndexOf('-'));
  const source = await readFile(`node_modules/@fontsource-variable/${family}/files/${name}.woff2`);
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

function drawPreview({ title, author, initialOf, below }: Preview): string {
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
    initialMarkup(initialOf, COLOURS, INITIAL_PLACE),
    ...below.map((line, index) => draw(line, 555 + index * 44, 32, COLOURS.faded)),
    '</svg>',
  ].join('');
}

/** Breaks words into lines of at most `length` characters; a longer word stands alone. */
const breakLines = (words: string, length: number): readonly string[] =>
  words.match(new RegExp(`\\S.{0,${length - 1}}(?!\\S)|\\S+`, 'g')) ?? [];

/** The words that fit on lines of at most `length` characters; «…» shows that words are missing. */
function shorten(words: string, length: number, lineCount: number): readonly string[] {
  const all = breakLines(words, length);
  const lines = all.slice(0, lineCount).map((line) => line.trim());
  const last = lines.pop()?.replace(/[,;:\s]+$/, '') ?? '';
  return [...lines, all.length > lineCount ? `${last} …` : last];
}
