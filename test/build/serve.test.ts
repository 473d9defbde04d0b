import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { serve } from '../../src/build/serve';
import { LANGUAGES } from '../../src/views/text/languages';
import { formatRedirects } from '../../src/build/site/headers';
import { temporaryFolder } from '../support/temporaryFolder';

test('a taken port is a clear error', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/build/serve.ts'], {
    env: { ...process.env, PORT: String(port) },
  });
  let said = '';
  server.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise((ended) => server.on('close', ended));
  taken.close();
  expect(said).toContain(`Port ${port} is taken`);
  expect(code).toBe(1);
});

const { pathOf, write } = temporaryFolder();

/** Serves the folder with these files, of which each holds its name, while it is visited. */
async function visiting(
  files: readonly string[],
  visit: (address: string, server: Server) => Promise<void>,
): Promise<void> {
  for (const name of ['404.html', ...files]) write(name);
  const { server, address } = await serve(pathOf(), 0);
  await visit(address, server);
  server.close();
  server.closeAllConnections();
}

test('the address of a set is found, by the page of unknown addresses, and no other is', () =>
  visiting([], async (address) => {
    const statusOf = async (path: string): Promise<number> => (await fetch(address + path)).status;
    expect(await (await fetch(`${address}/sets/evening`)).text()).toBe('404.html');
    expect(await statusOf('/sets/evening')).toBe(200);
    expect(await statusOf('/sets/evening?q=1')).toBe(200);
    for (const path of ['/nothing', '/sets/', '/sets/a/b', '/sets/evening/', '/songs/51'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  }));

test('hosts are told to answer a set in each language by its page of unknown addresses', () => {
  const rules = formatRedirects().split('\n').slice(0, -1);
  expect(rules.slice(0, 2)).toEqual(['/sets/:id /404 200', '/en/sets/:id /en/404 200']);
  expect(rules).toHaveLength(LANGUAGES.length);
});

test('a file that goes while it is asked for ends its answer, not the server', () =>
  visiting(['going.txt', 'staying.txt'], async (address, server) => {
    server.on('request', ({ url }) => url === '/going.txt' && rmSync(pathOf('going.txt')));
    await expect(fetch(`${address}/going.txt`)).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${address}/staying.txt`)).text()).toBe('staying.txt');
  }));

test('a part of a file that begins behind its end is answered by the whole', () =>
  visiting(['song.txt'], async (address) => {
    const answer = await fetch(`${address}/song.txt`, { headers: { Range: 'bytes=5-1' } });
    expect([answer.status, await answer.text()]).toEqual([200, 'song.txt']);
  }));

test('a file whose transfer is aborted is closed', async () => {
  writeFileSync(pathOf('large.txt'), 'ա'.repeat(8_000_000));
  await visiting([], async (address, server) => {
    const files: Readable[] = [];
    server.prependListener('request', (_, response) => response.on('pipe', (file) => files.push(file)));
    const transfer = new AbortController();
    await fetch(`${address}/large.txt`, { signal: transfer.signal });
    transfer.abort();
    const [file] = files;
    if (!file!.closed) await once(file!, 'close');
    expect(file!.readableEnded).toBe(false);
  });
});
