import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A songbook that a test has built for itself: its address on a server that can be stopped. */
export interface OwnBuild {
  readonly address: string;
  readonly stop: () => Promise<void>;
  readonly remove: () => void;
}

/** Builds the songbook with such settings in a folder of its own and serves it. */
export async function buildOwn(settings: Readonly<Record<string, string>>): Promise<OwnBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  const of = { cwd: folder, env: { ...process.env, ...settings, PORT: '0' } };
  cpSync('static', join(folder, 'static'), { recursive: true });
  for (const name of ['node_modules', 'src', 'package.json', 'tsconfig.json', 'webpack.config.ts'])
    symlinkSync(resolve(name), join(folder, name));
  execFileSync('npm', ['run', '--silent', 'build'], of);
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/build/serve.ts'], of);
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    address: /http\S+/.exec(said.toString())![0],
    stop: async () => {
      if (server.kill()) await once(server, 'close');
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
