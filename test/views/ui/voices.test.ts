import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';

const VOICES = ['var(--title-voice)', 'var(--words-voice)', 'var(--chord-voice)'];

/** Every value that a style gives to such a property, outside of the fonts' own rules. */
function valuesOf(properties: RegExp): Set<string> {
  const values = new Set<string>();
  for (const name of readdirSync('src/views', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css') || name.endsWith('fonts.css')) continue;
    walk(parse(readFileSync(join('src/views', name), 'utf8')), (node) => {
      if (node.type === 'Declaration' && properties.test(node.property)) values.add(generate(node.value));
    });
  }
  return values;
}

test('the songbook speaks in three voices of one family', () => {
  expect([...valuesOf(/^font-weight$/)].sort()).toEqual([...VOICES, 'inherit'].sort());
  const others = [...valuesOf(/^font-(family|style|stretch|variant(-caps)?)$/)];
  expect(others.filter((value) => value !== 'inherit')).toEqual([]);
  const fonts = [...valuesOf(/^font$/)];
  expect(fonts.filter((font) => font !== 'inherit' && !font.includes('Songbook Serif'))).toEqual([]);
});
