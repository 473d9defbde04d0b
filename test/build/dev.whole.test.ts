import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';

const PARTS = ['src', 'static', 'LICENSE', 'package.json', 'tsconfig.json', 'webpack.config.ts'];
const SONG = 'static/songs/12-yeraz.cho';

const BUILT = /site \(webpack \S+\) compiled/;

let server: ChildProcess;
let output = '';

afterEach(async () => {
  // npm does not end what it started.
  process.kill(-server.pid!);
  await once(server, 'close');
});

// After the server has ended.
const { pathOf, write } = temporaryFolder();

/** Waits until the server says something that matches, after what it was heard to say before. */
async function said(pattern: RegExp): Promise<void> {
  while (!pattern.test(output)) await once(server.stdout!, 'data');
  output = output.slice(output.search(pattern) + 1);
}

test('npm run dev serves a song, then its changed chord, and goes on serving while a song is refused', async () => {
  for (const name of PARTS) cpSync(name, pathOf(name), { recursive: true });
  symlinkSync(resolve('node_modules'), pathOf('node_modules'));
  server = spawn('npm', ['run', 'dev'], {
    cwd: pathOf(),
    env: { ...process.env, PORT: '0' },
    detached: true,
  });
  server.stdout!.on('data', (data: Buffer) => (output += data.toString()));
  let errors = '';
  server.stderr!.on('data', (data: Buffer) => (errors += data.toString()));
  await said(BUILT);
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(errors)!;
  const chords = async (): Promise<readonly string[]> => {
    const page = await (await fetch(`${address}/songs/12`)).text();
    return Array.from(page.matchAll(/data-chord="true"[^>]*>([^<]*)/g), ([, chord]) => chord!);
  };
  const written = await chords();
  expect(written.slice(0, 2)).toEqual(['Em', 'Em9']);

  const song = readFileSync(SONG, 'utf8');
  write(SONG, song.replace('[Em9]', '[A7]'));
  await said(BUILT);
  expect(await chords()).toEqual(['Em', 'A7', ...written.slice(2)]);

  write(SONG, song.replace('[Em9]', '[X7]'));
  await said(/12-yeraz\.cho:\d+: «X7» cannot be read as a chord/);
  expect(await chords()).toEqual(['Em', 'A7', ...written.slice(2)]);
}, 600_000);
