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
