import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { readByPromised } from '../support/promisedBrowsers';

const FLOW = 'a page comes at once';
const STAND_INS = 'a sharp or flat stands a little higher or lower';

/** What a promised browser may pass over, and what it is like then. */
const NICETIES: Readonly<Record<string, string>> = {
  '(forced-colors)': 'there are none: only Windows has them',
  '(scripting)': 'without script, tools stand there that do nothing',
  ':-webkit-search-cancel-button': 'there is none',
  ':highlight': 'the line that is sung is marked, not the syllable',
  ':view-transition': FLOW,
  ':view-transition-group': FLOW,
  ':view-transition-new': FLOW,
  ':view-transition-old': FLOW,
  '@page': 'paper has margins of its own, and no page numbers',
  'ascent-override': STAND_INS,
  'break-after: avoid': 'a heading may end a page',
  'break-before: avoid': 'the last row of a list, or the rights of a song, may stand alone on a page',
  'break-before: column': 'each column is as full as possible, not as even',
  'cursor: default': 'there is no cursor on a touch screen',
  'cursor: grab': 'a mouse looks the same over a handle',
  'cursor: grabbing': 'a mouse looks the same while it carries',
  'cursor: pointer': 'there is no cursor on a touch screen',
  'descent-override': STAND_INS,
  'forced-color-adjust': 'there are no forced colours',
  'hyphenate-limit-chars': 'a word of a title is parted that would fit into the next line',
  'line-gap-override': STAND_INS,
  'overflow-anchor': 'there a page is never moved to hold its place',
  'overscroll-behavior': 'the page scrolls on where a panel ends',
  resize: 'there is no handle on a touch screen',
  'text-align-last': 'room for a chord stands in a word, not before it',
  'text-wrap': 'the lines of a title are less even',
};

/** What the promised browsers lack of a style that the build has written. */
function lostIn(code: string): string[] {
  const targets = browserslistToTargets(browserslist());
  const built = transform({ filename: 'style.css', code: Buffer.from(code), targets });
  return readByPromised(built.code.toString()).lost;
}

test('the promised browsers know all that the styles need', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const lost = sheets.flatMap((name) => lostIn(readFileSync(join('src', name), 'utf8')));
  expect([...new Set(lost)].sort()).toEqual(Object.keys(NICETIES));
});

test.each([
  ['a { width: round(1.4em, 1px) }', ['round()']],
  ['a { --width: calc(1px + round(1.4em, 1px)) }', ['round()']],
  ['a { max-height: min(46rem, 100dvh - 1rem) }', ['1dvh']],
  ['a { min-height: 1lh }', ['1lh']],
  ['a:is(b:has(c), d) { color: red }', [':has']],
  ['@container (width > 40rem) { a { color: red } }', ['@container']],
  ['@media (scripting: none) { a { color: red } }', ['(scripting)']],
])('%s is found', (code, lost) => expect(lostIn(code)).toEqual(lost));

test.each([
  'a { color: light-dark(red, blue) }',
  'a { user-select: none }',
  'a { b & { inset: 0 } }',
  'a { width: 1.4em; width: round(1.4em, 1px) }',
  '@supports selector(:has(*)) { a:has(b) { color: red } }',
])('%s holds', (code) => expect(lostIn(code)).toEqual([]));
