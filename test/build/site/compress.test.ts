import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '../../../src/build/site/compress';

const PAGE = readFileSync('static/songs/01-kilikia.cho', 'utf8');

test('texts have both copies beside them, pictures none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  try {
    writeFileSync(join(folder, 'page.html'), PAGE);
    writeFileSync(join(folder, 'icon.png'), PAGE);
    await compressFolder(folder);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(PAGE);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(PAGE);
    expect(existsSync(join(folder, 'icon.png.gz'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
