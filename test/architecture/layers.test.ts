import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, drawLayers, drawnLayers } from '../../src/build/layers';
import { temporaryFolder } from '../support/temporaryFolder';

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const reportOn = (folder: string): Report => JSON.parse(cruise(folder, 'json')) as Report;

const { pathOf, write } = temporaryFolder();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

test('every import points to a layer that may be known, and none goes in a circle', () => {
  const { modules, summary } = reportOn('.');
  expect(modules.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThan(30);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
});

test('a type-only import that points upward is found, and folders that import each other though no file does', () => {
  const wrong = {
    'tsconfig.json': '{}',
    'src/catalogue/song.ts': 'export interface Song { title: string }\n',
    'src/music/wrong.ts': "import type { Song } from '../catalogue/song';\nexport type Wrong = Song;\n",
    'src/music/a/one.ts': "export { two } from '../b/two';\n",
    'src/music/b/two.ts': "export { three as two } from '../a/three';\n",
    'src/music/a/three.ts': 'export const three = 3;\n',
  };
  for (const [name, text] of Object.entries(wrong)) write(name, text);
  const broken = new Set(reportOn(pathOf()).summary.violations.map(({ rule }) => rule.name));
  expect(broken).toEqual(new Set(['music-knows-only-its-own', 'no-circles-of-folders']));
});

test('the diagram in src/README.md is the one that npm run layers draws', () => {
  expect(drawnLayers()).toBe(drawLayers());
});

test('only the storage layer, the start of the app, its updates, its pictures and the places of pages name the browser’s storage', () => {
  const naming = files.filter((name) =>
    /localStorage|sessionStorage/.test(readFileSync(join('src', name), 'utf8')),
  );
  const known = /^storage\/|^app\/(start|early|updates)\.tsx?$|^build\/pictures|^views\/ui\/useBack\.ts/;
  expect(naming.filter((name) => !known.test(name))).toEqual([]);
});
