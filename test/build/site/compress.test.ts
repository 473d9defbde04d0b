import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '../../../src/build/site/compress';

const PAGE = readFileSync('static/songs/01-kilikia.cho', 'utf8').repeat(8);

/** Lends a folder with a page and so many small files beside it, compressed. */
async function withCompressed(others: number, work: (folder: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  try {
    writeFileSync(join(folder, 'page.html'), PAGE);
    writeFileSync(join(folder, 'icon.png'), PAGE);
    for (let index = 0; index < others; index++) writeFileSync(join(folder, `${index}.txt`), 'x');
    await compressFolder(folder);
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('texts have both copies beside them, pictures none', async () => {
  await withCompressed(0, (folder) => {
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(PAGE);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(PAGE);
    expect(existsSync(join(folder, 'icon.png.gz'))).toBe(false);
  });
});

test('of very many files brotli is spared its best', async () => {
  let best = 0;
  await withCompressed(499, (folder) => (best = statSync(join(folder, 'page.html.br')).size));
  await withCompressed(500, (folder) => {
    expect(statSync(join(folder, 'page.html.br')).size).toBeGreaterThan(best);
  });
});
