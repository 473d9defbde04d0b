import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { contentHash, integrityOf } from './siteFile';

const SERVICE_WORKER = 'sw.js';
const KEPT = /\.(?:html|js|css|json|woff2|svg|png|webmanifest)$|^licences\.txt$/;
/** Only messengers load preview images. */
const NEVER_KEPT = 'previews/';
/** The chunk with abcjs, half of all script bytes: needed only to show a tune's notes or to share it in another key. */
const ONCE_USED = '/assets/tune.';

/** Writes the service worker with the list of files that it caches. */
export async function writeServiceWorker(folder: string, script: string): Promise<void> {
  const kept = (await readdir(folder, { recursive: true }))
    .filter((name) => KEPT.test(name) && !name.startsWith(NEVER_KEPT) && name !== SERVICE_WORKER)
    .sort();
  const files = await Promise.all(kept.map(async (name) => entry(name, await readFile(join(folder, name)))));
  const always = files.filter(({ url }) => !url.startsWith(ONCE_USED));
  const onceUsed = files.filter(({ url }) => url.startsWith(ONCE_USED));
  const text = `self.songbookFiles=${JSON.stringify({ always, onceUsed })};${script}`;
  await writeFile(join(folder, SERVICE_WORKER), text);
}

/** A precache entry of Workbox. A page's URL is its address; `404.html`, which has none, keeps its file name. */
function entry(name: string, content: Buffer): PrecacheEntry {
  return {
    url: `/${name.replace(/^(?!404)(?:index|(.+))\.html$/, '$1')}`,
    // The file names of assets contain a hash of their content.
    revision: name.startsWith('assets/') ? null : contentHash(content),
    integrity: integrityOf(content),
  };
}
