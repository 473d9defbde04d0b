import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const README = 'src/README.md';
const DRAWING = /(?<=```mermaid\n).*?(?=```)/s;

/** Runs a program of dependency-cruiser; returns its output. */
function run(program: string, options: readonly string[], given: { cwd?: string; input?: string }): string {
  const command = resolve(`node_modules/dependency-cruiser/bin/${program}.mjs`);
  return spawnSync(process.execPath, [command, ...options], {
    ...given,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  }).stdout;
}

/** What dependency-cruiser reports by this project's rules on `src` in a folder, as JSON. */
export const cruise = (folder: string): string =>
  run(
    'dependency-cruise',
    ['--config', resolve('.config/dependency-cruiser.cjs'), '--output-type', 'json', 'src'],
    { cwd: folder },
  );

/** The layers and their imports in such a report, as a mermaid diagram. */
export const drawLayers = (report: string): string =>
  run(
    'depcruise-fmt',
    ['--output-type', 'mermaid', '--collapse', '^src/[^/]+', '--include-only', '^src/.+/', '-'],
    { input: report },
  ).trim();

/** The diagram that `src/README.md` contains. */
export const drawnLayers = (): string => DRAWING.exec(readFileSync(README, 'utf8'))?.[0].trim() ?? '';

if (require.main === module)
  writeFileSync(README, readFileSync(README, 'utf8').replace(DRAWING, `${drawLayers(cruise('.'))}\n`));
