import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME = 'views/ui/theme.css';
const textOf = (name: string): string => readFileSync(join('src', name), 'utf8');

/** The light and the dark colour of each name in the theme. */
const theme = new Map(
  Array.from(
    textOf(THEME).matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g),
    ([, name = '', ...colours]) => [name, colours] as const,
  ),
);

const copies = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|tsx?)$/.test(name) && name !== THEME)
  .flatMap((name) =>
    Array.from(
      textOf(name).matchAll(/(?:(?:--)?(\w+): '?)?(#[\da-f]{6})\b/g),
      ([, colour, value = '']) => [name, colour, value] as const,
    ),
  );

test.each(copies)('%s: the %s %s is a colour of the theme', (_, colour, value) => {
  expect(colour === undefined ? [...theme.values()].flat() : theme.get(colour)).toContain(value);
});

test('the theme is copied where its style sheet is not: in images, in the document’s head, on paper', () => {
  expect([...new Set(copies.map(([name]) => name))].sort()).toEqual([
    'build/site/writePages.ts',
    'views/print/Booklet.module.css',
    'views/sheet/videoPoster.ts',
  ]);
});

/** The relative luminance of a colour, and the contrast of two, as WCAG 2.2 defines them. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

test.each(
  ['ink', 'faded', 'accent'].flatMap((letters) =>
    ['paper', 'leaf', 'accent-soft'].flatMap((ground) =>
      ['light', 'dark'].map((mode, place) => [letters, ground, mode, place] as const),
    ),
  ),
)('small letters in %s on %s are read by weak eyes too: 7:1, %s', (letters, ground, _, place) => {
  const [colour, behind] = [letters, ground].map((name) => theme.get(name)![place]!);
  expect(contrast(colour!, behind!)).toBeGreaterThanOrEqual(7);
});
