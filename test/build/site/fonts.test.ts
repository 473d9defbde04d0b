import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { create, type Font } from 'fontkit';
import { CHARACTERS } from '../../../src/build/site/fontLoader';
import { songs } from '../../../src/catalogue';
import { LATIN_LETTERS } from '../../../src/catalogue/romanisation/latinLetters';
import { makeSpelling, transposeChordLine } from '../../../src/music';

/** What the devices' own fonts draw: the sign of the home link, keys with arrows, and the tick behind what was copied. */
const OF_THE_DEVICE = '🏠←↑→↓✓';

interface Face {
  readonly family: string;
  readonly src: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
  /** As a share of the letters' size. */
  readonly percent: (descriptor: string) => number;
}

const faces: Face[] = [];
walk(parse(readFileSync('src/views/ui/fonts.css', 'utf8')), (node) => {
  if (node.type !== 'Atrule' || !node.block) return;
  const values = new Map(
    node.block.children
      .toArray()
      .flatMap((part) => (part.type === 'Declaration' ? [[part.property, generate(part.value)]] : [])),
  );
  faces.push({
    family: values.get('font-family')!,
    src: values.get('src')!,
    ranges: values
      .get('unicode-range')!
      .split(',')
      .map((range) => range.replace('U+', '').split('-'))
      .map(([first, last]) => [parseInt(first!, 16), parseInt(last ?? first!, 16)]),
    percent: (descriptor) => parseFloat(values.get(descriptor) ?? '100%') / 100,
  });
});

const isIn = ({ ranges }: Face, character: string): boolean =>
  ranges.some(([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last);

const served = faces
  .filter(({ src }) => src.startsWith('url'))
  .map((face) => {
    const [, path] = /url\(["']?(.+?)["']?\)/.exec(face.src)!;
    return { face, font: create(readFileSync(`node_modules/${path}`)) as Font };
  });
const standIns = faces.filter(({ src }) => src.startsWith('local'));

const isServed = (character: string): boolean =>
  CHARACTERS.includes(character) &&
  served.some(
    ({ face, font }) => isIn(face, character) && font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );

const chordsDrawn = (): string[] =>
  songs.flatMap(({ key, body }) =>
    Array.from({ length: 12 }, (_, semitones) => {
      const lines = [key, ...body.chords].map((line) => transposeChordLine(line, semitones));
      const names = lines.flatMap((line) => line.split('\u00a0').filter(Boolean));
      return (['written', 'german', 'glyphs'] as const).flatMap((notation) =>
        names.map(makeSpelling(notation, names[0]!, names).shown),
      );
    }).flat(),
  );

test.each([
  [
    'songs',
    () => songs.flatMap((song) => [song.title, song.author, song.rights, song.source, ...song.body.lyrics]),
  ],
  ['chords in every key and spelling', chordsDrawn],
  ['Latin letters', () => Object.values(LATIN_LETTERS).flatMap((letters) => Object.values(letters))],
  [
    'words on screen',
    () => readdirSync('src/views/text').map((name) => readFileSync(`src/views/text/${name}`, 'utf8')),
  ],
])('a served font has each character of %s', (_, textsDrawn) => {
  const drawn = [...new Set(textsDrawn().join('').toUpperCase() + textsDrawn().join(''))];
  expect(drawn.length).toBeGreaterThan(20);
  const missing = drawn.filter((character) => !isServed(character) && !/\s/.test(character));
  expect(missing.filter((character) => !OF_THE_DEVICE.includes(character))).toEqual([]);
});

test('a font that stands in has the height and the depth of the family', () => {
  const [{ font }] = served as [(typeof served)[number]];
  const lines = { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm };
  expect(standIns.length).toBeGreaterThan(4);
  for (const { percent } of standIns) {
    const size = percent('size-adjust');
    expect(size * percent('ascent-override')).toBeCloseTo(lines.ascent, 2);
    expect(size * percent('descent-override')).toBeCloseTo(lines.descent, 2);
    expect(percent('line-gap-override')).toBe(font.lineGap);
  }
});

test('the page asks for every family that stands in, after the songbook’s own', () => {
  const theme = readFileSync('src/views/ui/theme.css', 'utf8');
  const [asked] = /(?<=100%\/1\.55 )[^;]+/.exec(theme)!;
  const families = [...new Set(faces.map(({ family }) => family.replaceAll('"', "'")))];
  expect(asked.split(/,\s+/).slice(0, families.length)).toEqual(families);
});
