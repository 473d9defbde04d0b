import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { contentHash, integrityOf } from './siteFile';

const SERVICE_WORKER = 'sw.js';
const KEPT = /\.(?:html|js|css|json|woff2|svg|png|webmanifest)$|^licences\.txt$/;
/** Preview images are for messengers only. */
const NEVER_KEPT = 'previews/';
/** Half of all script, for whoever sees the notes of a tune or gives it away in another key. */
const ONCE_USED = '/assets/tune.';

/** Writes the service worker with the list of the files that it keeps. */
export async function writeServiceWorker(folder: string, script: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files: PrecacheEntry[] = [];
  for (const name of names.sort()) {
    if (KEPT.test(name) && !name.startsWith(NEVER_KEPT) && name !== SERVICE_WORKER)
      files.push(entry(name, await readFile(join(folder, name))));
  }
  const always = files.filter(({ url }) => !url.startsWith(ONCE_USED));
  const onceUsed = files.filter(({ url }) => url.startsWith(ONCE_USED));
  const text = `self.songbookFiles=${JSON.stringify({ always, onceUsed })};${script}`;
  await writeFile(join(folder, SERVICE_WORKER), text);
}

/** A file in the form that Workbox takes. Pages go by their addresses, but for the one that has none. */
function entry(name: string, content: Buffer): PrecacheEntry {
  return {
    url: `/${name.replace(/^(?!404)(?:index|(.+))\.html$/, '$1')}`,
    // The names of assets change with their content.
    revision: name.startsWith('assets/') ? null : contentHash(content),
    integrity: integrityOf(content),
  };
}
