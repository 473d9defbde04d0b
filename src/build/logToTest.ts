import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { catalogueOf } from '../state';
import { readLog, replayLog, replayStart } from '../state/log';
import { readSongFiles } from '../catalogue/readSongFiles';

/** Makes a Jest test for `folder` that replays a log or a report and expects the final state. */
async function makeTest(exported: string, folder: string): Promise<string> {
  const catalogue = catalogueOf(readSongFiles());
  const { start, entries } = readLog(exported, catalogue);
  const expected = replayStart(replayLog({ start, entries }, catalogue));
  const source = relative(folder, resolve('src'));
  const title = `what led to: ${entries.at(-1)?.action.type ?? 'nothing'}`;
  const test = `
    import { songs } from '${source}/catalogue';
    import { catalogueOf } from '${source}/state';
    import { replayLog, replayStart, type ExportedLog } from '${source}/state/log';

    const log: Pick<ExportedLog, 'start' | 'entries'> = ${JSON.stringify({ start, entries })};

    test(${JSON.stringify(title)}, () => {
      const state = replayLog(log, catalogueOf(songs));
      expect(replayStart(state)).toEqual(${JSON.stringify(expected)});
    });
  `;
  return format(test, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}

/** `npm run log-to-test -- report.json test/made.test.ts`; without the second file it prints a test for `test/`. */
async function run([report, file]: readonly string[]): Promise<void> {
  if (report === undefined) throw new Error('npm run log-to-test -- report.json [test/made.test.ts]');
  const test = await makeTest(readFileSync(report, 'utf8'), file ? dirname(resolve(file)) : resolve('test'));
  if (file === undefined) process.stdout.write(test);
  else writeFileSync(file, test);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
