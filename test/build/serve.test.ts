import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
