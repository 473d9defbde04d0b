import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../src/build/serve';
import { LANGUAGES } from '../../src/views/text/languages';
import { formatRedirects } from '../../src/build/site/headers';
import { PAGES } from '../../src/views/pages/pageTable';

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

test('the address of a set is found, by the page of unknown addresses, and no other is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  for (const name of ['_headers', '404.html']) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, '_redirects'), formatRedirects([PAGES.set.path]));
  const { server, address } = await serve(folder, 0);
  const statusOf = async (path: string): Promise<number> => (await fetch(address + path)).status;
  expect(await (await fetch(`${address}/sets/evening`)).text()).toBe('404.html');
  expect(await statusOf('/sets/evening')).toBe(200);
  expect(await statusOf('/sets/evening?q=1')).toBe(200);
  for (const path of ['/nothing', '/sets/', '/sets/a/b', '/sets/evening/', '/songs/51'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('of the rules, a language comes before the site, and a set before unknown addresses', () => {
  const addresses = formatRedirects([PAGES.set.path]).match(/^\S+/gm)!;
  expect(addresses.slice(-4)).toEqual(['/en/sets/:id', '/en/*', '/sets/:id', '/*']);
  expect(addresses).toHaveLength(2 * LANGUAGES.length);
});

test('a file that goes while it is asked for ends its answer, not the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  for (const name of ['_headers', '_redirects', '404.html', 'going.txt', 'staying.txt'])
    writeFileSync(join(folder, name), name);
  const { server, address } = await serve(folder, 0);
  server.on('request', ({ url }) => url === '/going.txt' && rmSync(join(folder, 'going.txt')));
  await expect(fetch(`${address}/going.txt`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`${address}/staying.txt`)).text()).toBe('staying.txt');
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
