import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFolder } from '../site/compress';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Writes files that the server of `npm start` can serve, with compressed copies. */
export async function writeFolder(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries({ ...files, _headers: '', '404.html': '' })) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await compressFolder(folder);
}

/** A folder that the server of `npm start` serves. */
export interface ServedFolder {
  readonly address: string;
  readonly stop: () => void;
}

/** Serves a folder at a free port until it is stopped. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/build/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error(`${folder} could not be served`);
    }),
  ]);
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
