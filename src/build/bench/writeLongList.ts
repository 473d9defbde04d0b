import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { splitSong } from '../site/catalogueFiles';
import { compressFolder } from '../site/compress';
import { loadBuiltViews, readBuiltAssets } from '../site/SitePlugin';
import { preparePages } from '../site/writePages';
import { makeSongs } from './benchSongs';

/** The assets that every page loads and that do not depend on the songs. */
const SHARED_ASSET = /^(?!catalogue\.).*\.(?:js|woff2)$/;

/** Writes a site with a list of test songs: its page, the script with all listings, and the shared assets. */
export async function writeLongList(folder: string, count: number): Promise<void> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of readdirSync('dist/assets').filter((name) => SHARED_ASSET.test(name)))
    cpSync(join('dist/assets', name), join(folder, 'assets', name));
  for (const name of ['404.html', '_headers']) cpSync(join('dist', name), join(folder, name));
  const parts = makeSongs(count).map(splitSong);
  const { writePage } = await preparePages({
    parts,
    assets: readBuiltAssets(),
    views: loadBuiltViews(),
    folder,
  });
  await writePage('/');
  await compressFolder(folder);
}
