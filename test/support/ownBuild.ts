import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { testWithWorker as test } from './browser';

type Texts = Readonly<Record<string, string>>;

/** Builds the songbook with such settings before the tests of a file, with files beside its folder, and serves it to them. */
export function ownBuild(settings: Texts, files: Texts = {}) {
  const built = { folder: '', address: '', stop: async (): Promise<void> => undefined };
  test.beforeAll(async () => {
    test.setTimeout(1_200_000);
    const folder = mkdtempSync(join(tmpdir(), 'songbook-'));
    built.folder = folder;
    const project = join(folder, 'songbook');
    const of = { cwd: project, env: { ...process.env, ...settings, PORT: '0' } };
    cpSync('static', join(project, 'static'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    for (const name of ['node_modules', 'src', 'package.json', 'tsconfig.json', 'webpack.config.ts'])
      symlinkSync(resolve(name), join(project, name));
    execFileSync('npm', ['run', '--silent', 'build'], of);
    const server = spawn(process.execPath, ['--import', 'tsx', 'src/build/serve.ts'], of);
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const stop = async (): Promise<void> => {
      if (server.kill()) await once(server, 'close');
    };
    Object.assign(built, { address: /http\S+/.exec(said.toString())![0], stop });
  });
  test.afterAll(async () => {
    await built.stop();
    rmSync(built.folder, { recursive: true });
  });
  return built;
}
