import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { create, type Font } from 'fontkit';
import { CHARACTERS } from '../../../src/build/site/fontLoader';
import {
  weightSelectors,
  drawnCharacters,
  makePageLetters,
  unicodeRanges,
} from '../../../src/build/site/pageLetters';
import { songs } from '../../../src/catalogue';
import { LATIN_LETTERS } from '../../../src/catalogue/romanisation/sounds';
import { makeSpelling, transposeChordLine } from '../../../src/music';

/** What the devices' own fonts draw: the sign of the home link, keys with arrows, and the tick behind what was copied. */
const OF_THE_DEVICE = '🏠←↑→↓✓';

const served = Array.from(unicodeRanges(readFileSync('src/views/ui/fonts.css', 'utf8')), ([name, range]) => {
  const path = `node_modules/${name}`;
  return { path, range, font: create(readFileSync(path)) as Font };
});

const isServed = (character: string): boolean =>
  CHARACTERS.includes(character) &&
  served.some(
    ({ range, font }) => range.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );

const chordsDrawn = (): string[] =>
  songs.flatMap(({ key, body }) =>
    Array.from({ length: 12 }, (_, semitones) => {
      const written = new Set([key, ...body.chords.flatMap((line) => line.match(/[^\u00a0]+/g) ?? [])]);
      const names = Array.from(written, (name) => transposeChordLine(name, semitones));
      return (['written', 'german', 'glyphs'] as const).flatMap((notation) =>
        names.map(makeSpelling(notation, names[0]!, names).shown),
      );
    }).flat(),
  );

test.each([
  [
    'songs',
    () => songs.flatMap(({ body, ...of }) => [of.title, of.author, of.rights, of.source, ...body.lyrics]),
  ],
  ['chords in every key and spelling', chordsDrawn],
  ['Latin letters', () => Object.values(LATIN_LETTERS).flatMap((letters) => Object.values(letters))],
  [
    'words on screen',
    () => readdirSync('src/views/text/hy').map((name) => readFileSync(`src/views/text/hy/${name}`, 'utf8')),
  ],
])('a served font has each character of %s', (_, textsDrawn) => {
  const texts = textsDrawn().join('');
  const drawn = [...new Set(texts.toUpperCase() + texts)];
  expect(drawn.length).toBeGreaterThan(20);
  const missing = drawn.filter((character) => !isServed(character) && !/\s/.test(character));
  expect(missing.filter((character) => !OF_THE_DEVICE.includes(character))).toEqual([]);
});

const STYLE = 'h1,b,p:after{font-weight:var(--title-voice)}h1 i{font-weight:var(--words-voice)}p{color:red}';

test.each([
  ['<p>Ա &amp; բ</p><noscript>Գ</noscript><input placeholder="?">', ' &?Աբ', ''],
  ['<h1 class="x">Ա<i>բ<b>գ</b></i></h1>', 'բ', 'Ագ'],
])('of %s a page brings the regular letters %j and the bold ones %j', (markup, regular, bold) => {
  expect(drawnCharacters(markup, weightSelectors(STYLE))).toEqual({ 400: regular, 600: bold });
});

test('the page of a song brings the chords of every key', () => {
  expect(drawnCharacters('<b data-chord>Am</b>', weightSelectors(STYLE))[600]).toContain('G');
});

test('a page whose content comes later brings every Armenian letter in both weights, and chords', () => {
  const drawn = drawnCharacters('<p data-pending="true"></p>', weightSelectors(STYLE));
  for (const letter of 'ԱՖաֆևԵե։') {
    expect(drawn[400]).toContain(letter);
    expect(drawn[600]).toContain(letter);
  }
  expect(drawn[600]).toContain('H');
});

test.each([
  ['<p>Յա, la</p><b>Բ</b>', ['400 Յա', '400,al', '600Բ']],
  // Browsers refuse a font of a blank alone.
  ['<b>a b</b>', ['600 Ա', '600ab']],
])(
  'the fonts of the page %s have each letter that it draws, the Armenian ones first',
  async (markup, fonts) => {
    const ranges = ['U+20,U+530-58F', 'U+21-9F'];
    const files = served.slice(0, 2).map(({ path }, index) => [`/${index}`, readFileSync(path)] as const);
    const faces = ranges.map((range, index) => `@font-face{src:url(/${index});unicode-range:${range}}`);
    const letters = await makePageLetters(files, STYLE + faces.join(''))(markup);
    const drawn = letters.map(([weight, font]) => {
      const { characterSet } = create(Buffer.from(font, 'base64')) as Font;
      return `${weight}${String.fromCodePoint(...characterSet.filter((code) => code < 0xffff))}`;
    });
    expect(drawn).toEqual(fonts);
  },
);

const VOICES = ['var(--title-voice)', 'var(--words-voice)', 'var(--chord-voice)'];

/** Every value that a style gives to such a property, outside of the fonts' own rules. */
function valuesOf(properties: RegExp): Set<string> {
  const values = new Set<string>();
  for (const name of readdirSync('src/views', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css') || name.endsWith('fonts.css')) continue;
    walk(parse(readFileSync(`src/views/${name}`, 'utf8')), (node) => {
      if (node.type === 'Declaration' && properties.test(node.property)) values.add(generate(node.value));
    });
  }
  return values;
}

test('the songbook speaks in three voices of one family', () => {
  expect([...valuesOf(/^font-weight$/)].sort()).toEqual([...VOICES].sort());
  const others = [...valuesOf(/^font-(family|style|stretch|variant(-caps)?)$/)];
  expect(others.filter((value) => value !== 'inherit')).toEqual([]);
  const fonts = [...valuesOf(/^font$/)];
  expect(fonts.filter((font) => font !== 'inherit' && !font.includes('Songbook Serif'))).toEqual([]);
});
