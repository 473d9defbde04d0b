import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(folder: string): Report {
  const command = join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const options = ['--config', '.config/dependency-cruiser.cjs', '--output-type', 'json', folder];
  try {
    return JSON.parse(execFileSync(process.execPath, [command, ...options], { encoding: 'utf8' })) as Report;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Report;
  }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const lengths = files.map((name) => readFileSync(join('src', name), 'utf8').split('\n').length);

test('every import points to a room that may be known, and none goes in a circle', () => {
  const { modules, summary } = cruise('src');
  expect(modules.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThan(30);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
}, 60_000);

test('an import that points upward is found, type-only ones included', () => {
  const folder = 'src/music/wrong';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'wrong.ts'),
    "import type { Song } from '../../catalogue';\nexport type Wrong = Song;\n",
  );
  try {
    const names = cruise('src').summary.violations.map(({ rule }) => rule.name);
    expect(names).toContain('music-knows-only-its-own');
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
