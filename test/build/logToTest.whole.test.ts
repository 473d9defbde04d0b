import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { favoriteToggled, sharedKeyOpened, stepActions } from '../../src/state';
import { openSongbook, songId } from '../support/songbook';
import { temporaryFolder } from '../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();

const run = (...command: readonly string[]): string =>
  execFileSync(process.execPath, command, { stdio: 'pipe', encoding: 'utf8' });

const logToTest = (...files: readonly string[]): string =>
  run('--import', 'tsx', 'src/build/logToTest.ts', ...files);

/** Runs the tests in the folder by a Jest without the songbook's configuration; throws what it says as one fails. */
function runPlainJest(): void {
  const syntax = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } };
  const config = {
    rootDir: pathOf(),
    transform: { '\\.ts$': [resolve('node_modules/@swc/jest'), syntax] },
  };
  run('node_modules/jest/bin/jest.js', '--config', JSON.stringify(config));
}

test('a log becomes a test that any Jest can run, and that fails where the replay ends elsewhere', async () => {
  const { store, console } = await openSongbook();
  store.dispatch(favoriteToggled({ id: songId(1) }));
  store.dispatch(sharedKeyOpened({ id: songId(3), transpose: 5 }));
  for (const action of stepActions(store.getState(), songId(3), 1)) store.dispatch(action);
  const [report, made] = [write('report.json', await console.exportLog()), pathOf('made.test.ts')];
  logToTest(report, made);
  const text = readFileSync(made, 'utf8');
  expect(text).toMatch(/test\('what led to: transpositions\/transposedUp'/);
  run('node_modules/prettier/bin/prettier.cjs', '--check', '--config', 'package.json', made);
  const others = text.replace("tr3: '6'", "tr3: '7'");
  expect(others).not.toBe(text);
  write('others.test.ts', others);
  expect(runPlainJest).toThrow(/Tests: +1 failed, 1 passed/);
  expect(logToTest(report)).toContain("from '../src/state'");
});

test('a log that cannot be replayed becomes no test', () => {
  expect(() => logToTest(write('report.json', '{}'))).toThrow('This is no action log of this version');
});
