import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from '../../test/mutants/mutant';

const TABLES = 'test/mutants';
const AT_ONCE = 2;
/** A fault may make code run for ever; after so many milliseconds it counts as noticed. */
const PATIENCE = 120_000;

/** The mutants of every table, or of the named ones; throws if there is no such table. */
export async function readMutants(wanted: readonly string[] = []): Promise<Mutant[]> {
  const names = readdirSync(TABLES)
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== 'mutant');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no table of mutants: ${unknown.join(', ')}`);
  const mutants: Mutant[] = [];
  for (const name of wanted.length > 0 ? wanted : names) {
    const table = (await import(resolve(TABLES, name))) as Readonly<Record<string, unknown>>;
    mutants.push(...(Object.values(table).filter(Array.isArray).flat() as Mutant[]));
  }
  return mutants;
}

/** Why a mutant says nothing about its tests; empty if it does. */
export function problemsOf({ file, find, replace, tests }: Mutant): string[] {
  if (!existsSync(file)) return [`${file} is not there`];
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  return [
    ...(times === 1 ? [] : [`what it replaces occurs ${times} times in ${file}`]),
    ...(find === replace ? ['it changes nothing'] : []),
    ...(tests.length > 0 ? [] : ['it names no tests']),
    ...tests.filter((test) => !existsSync(test)).map((test) => `${test} is not there`),
  ];
}

/** Runs `work` in a temporary copy of the working tree. */
async function withCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    const names = listed.toString().split('\0');
    for (const name of names) if (name && existsSync(name)) cpSync(name, join(folder, name));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether the tests are green in a folder. */
function areGreen(folder: string, tests: readonly string[]): Promise<boolean> {
  const jest = resolve('node_modules/jest/bin/jest.js');
  const options = { cwd: folder, timeout: PATIENCE, maxBuffer: Infinity };
  return new Promise((settle) => {
    const command = [jest, '--bail', '--runInBand', '--silent', '--runTestsByPath', ...tests];
    execFile(process.execPath, command, options, (error) => settle(error === null));
  });
}

/** Puts one fault after the other into a copy; returns the mutants that no test noticed. */
async function findSurvivors(queue: Mutant[], folder: string): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const path = join(folder, mutant.file);
    const [before, after] = readFileSync(path, 'utf8').split(mutant.find);
    writeFileSync(path, `${before}${mutant.replace}${after}`);
    const isNoticed = !(await areGreen(folder, mutant.tests));
    writeFileSync(path, `${before}${mutant.find}${after}`);
    console.log(`${isNoticed ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.name}`);
    if (!isNoticed) survivors.push(mutant);
  }
  return survivors;
}

/** `npm run mutants`, or with the names of tables after `--` only those. */
async function run(wanted: readonly string[]): Promise<void> {
  const mutants = await readMutants(wanted);
  const problems = mutants.flatMap((mutant) =>
    problemsOf(mutant).map((problem) => `${mutant.name}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  if (!(await withCopy((folder) => areGreen(folder, tests))))
    throw new Error('the tests are red as they are');
  const queue = [...mutants];
  const found = await Promise.all(
    Array.from({ length: AT_ONCE }, () => withCopy((folder) => findSurvivors(queue, folder))),
  );
  const survivors = found.flat().length;
  console.log(`${mutants.length - survivors} of ${mutants.length} killed`);
  if (survivors > 0) process.exitCode = 1;
}

if (require.main === module)
  run(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
