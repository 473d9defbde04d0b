import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeServiceWorker } from '../../../src/build/site/serviceWorker';

const FILES = [
  '404.html',
  'index.html',
  'songs/7.html',
  'assets/main.00000001.js',
  'assets/main.00000001.js.map',
  'assets/tune.00000001.js',
  'icon.svg',
  'robots.txt',
  'sw.js',
];

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** The list before the service worker of a folder with these files, each of which holds its own name. */
async function listOf(names: readonly string[]): Promise<Record<'always' | 'onceUsed', Entry[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  try {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    await writeServiceWorker(folder, 'start()');
    const [, list] = /^self\.songbookFiles=(.*);start\(\)$/.exec(
      readFileSync(join(folder, 'sw.js'), 'utf8'),
    )!;
    return JSON.parse(list!) as Record<'always' | 'onceUsed', Entry[]>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('pages are kept by their addresses, everything else by its name, a tune’s part once it was used', async () => {
  const { always, onceUsed } = await listOf(FILES);
  expect(always.map(({ url }) => url)).toEqual([
    '/404.html',
    '/assets/main.00000001.js',
    '/icon.svg',
    '/',
    '/songs/7',
  ]);
  expect(onceUsed.map(({ url }) => url)).toEqual(['/assets/tune.00000001.js']);
});

test('every file has the integrity of its content, and a revision where its name has none', async () => {
  const { always } = await listOf(FILES);
  const sha256 = (name: string) => createHash('sha256').update(name);
  expect(always.slice(0, 2)).toEqual([
    {
      url: '/404.html',
      revision: sha256('404.html').digest('hex').slice(0, 8),
      integrity: `sha256-${sha256('404.html').digest('base64')}`,
    },
    {
      url: '/assets/main.00000001.js',
      revision: null,
      integrity: `sha256-${sha256('assets/main.00000001.js').digest('base64')}`,
    },
  ]);
});
