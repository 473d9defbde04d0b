import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const README = 'src/README.md';
const DRAWING = /(?<=```mermaid\n).*?(?=```)/s;

/** What dependency-cruiser says by this project's rules on `src` in a folder, in one of its output types. */
export function cruise(folder: string, outputType: string, ...options: readonly string[]): string {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const rules = resolve('.config/dependency-cruiser.cjs');
  return spawnSync(
    process.execPath,
    [program, '--config', rules, '--output-type', outputType, ...options, 'src'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  ).stdout;
}

/** The layers and their imports, as a mermaid diagram. */
export const drawLayers = (): string =>
  cruise('.', 'mermaid', '--collapse', '^src/[^/]+', '--include-only', '^src/.+/').trim();

/** The diagram that `src/README.md` contains. */
export const drawnLayers = (): string => DRAWING.exec(readFileSync(README, 'utf8'))?.[0].trim() ?? '';

if (require.main === module)
  writeFileSync(README, readFileSync(README, 'utf8').replace(DRAWING, `${drawLayers()}\n`));
