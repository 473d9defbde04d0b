import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** What dependency-cruiser says of `src` in a folder. */
function cruise(folder: string): Report {
  const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', resolve('.config/dependency-cruiser.cjs'), '--output-type', 'json', 'src'];
  try {
    const report = execFileSync(process.execPath, [command, ...options], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(report) as Report;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Report;
  }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const lengths = files.map((name) => readFileSync(join('src', name), 'utf8').split('\n').length);

test('every import points to a room that may be known, and none goes in a circle', () => {
  const { modules, summary } = cruise('.');
  expect(modules.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThan(30);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
}, 60_000);

test('an import that points upward is found, type-only ones included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    write('tsconfig.json', '{}');
    write('src/catalogue/song.ts', 'export interface Song { title: string }\n');
    write(
      'src/music/wrong.ts',
      "import type { Song } from '../catalogue/song';\nexport type Wrong = Song;\n",
    );
    expect(cruise(folder).summary.violations.map(({ rule }) => rule.name)).toEqual([
      'music-knows-only-its-own',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('only the storage room and the start of the app name local storage', () => {
  const naming = files.filter((name) =>
    /localStorage|sessionStorage/.test(readFileSync(join('src', name), 'utf8')),
  );
  expect(naming.filter((name) => !/^storage\/|^app\/(start|early)\.tsx?$/.test(name))).toEqual([]);
});

test('files stay small', () => {
  const sorted = [...lengths].sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
  expect(sorted.at(-1)).toBeLessThanOrEqual(200);
});
