import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const FOLDER = 'src/music';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!index)\.ts$/.test(name),
);
const functions = files.flatMap((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return [...text.matchAll(/^export function (\w+)/gm)].map(({ 1: name = '', index }) => {
    const docstring = text
      .slice(0, index)
      .split('/**')
      .at(-1)!
      .replaceAll(/\s*\n \*/g, '');
    const [, call = '', result = ''] = /@example (.*?) \/\/ (.*?)\/$/.exec(docstring.trim()) ?? [];
    return { name, call, result };
  });
});
const names = Object.fromEntries(
  files.flatMap((file) => Object.entries(jest.requireActual<object>(resolve(FOLDER, file)))),
);

test.each(functions)('$name gives what its example says', ({ call, result }) => {
  expect(call).not.toBe('');
  expect(runInNewContext(`(${call})`, names)).toEqual(runInNewContext(`(${result})`));
});
