import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const README = 'src/README.md';
const DRAWING = /(?<=```mermaid\n).*?(?=```)/s;

/** Runs dependency-cruiser with this project's rules on `src` in a folder; returns its output. */
export function cruise(folder: string, ...options: readonly string[]): string {
  const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const rules = resolve('.config/dependency-cruiser.cjs');
  const given = [command, '--config', rules, ...options, 'src'];
  return spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}

/** The layers and their imports as a mermaid diagram. */
export const drawLayers = (): string =>
  cruise('.', '--output-type', 'mermaid', '--collapse', '^src/[^/]+', '--include-only', '^src/.+/').trim();

/** The diagram that `src/README.md` contains. */
export const drawnLayers = (): string => DRAWING.exec(readFileSync(README, 'utf8'))?.[0].trim() ?? '';

if (require.main === module)
  writeFileSync(README, readFileSync(README, 'utf8').replace(DRAWING, `${drawLayers()}\n`));
