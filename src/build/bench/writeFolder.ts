import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFolder } from '../site/compress';

/** Writes a folder that the server of `npm start` can serve, with compressed copies beside the files. */
export async function writeFolder(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries({ ...files, _headers: '', '404.html': '' })) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await compressFolder(folder);
}
