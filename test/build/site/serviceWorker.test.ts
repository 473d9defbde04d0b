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

test('pages are kept by their addresses, other files by their names, a tune’s part once it was used, each by its content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  try {
    for (const name of FILES) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    await writeServiceWorker(folder, 'start()');
    const script = readFileSync(join(folder, 'sw.js'), 'utf8');
    const [, list = ''] = /^self\.songbookFiles=(.*);start\(\)$/.exec(script) ?? [];
    const entry = (url: string, name: string) => {
      const hash = createHash('sha256').update(name);
      const revision = name.startsWith('assets/') ? null : hash.copy().digest('hex').slice(0, 8);
      return { url, revision, integrity: `sha256-${hash.digest('base64')}` };
    };
    expect(JSON.parse(list)).toEqual({
      always: [
        entry('/404.html', '404.html'),
        entry('/assets/main.00000001.js', 'assets/main.00000001.js'),
        entry('/icon.svg', 'icon.svg'),
        entry('/', 'index.html'),
        entry('/songs/7', 'songs/7.html'),
      ],
      onceUsed: [entry('/assets/tune.00000001.js', 'assets/tune.00000001.js')],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
