import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { BASE, languageAt, workerAddress, type Language } from '../../views/text/languages';
import { contentHash, integrityOf, placeIn } from './siteFile';

const KEPT = /\.(?:html|js|css|json|woff2|svg|png|webmanifest)$|^\/licences\.txt$/;
/** The files that the sites of all languages share. */
const SHARED = /^\/(?:icon\.svg|icons\/\w+\.png|licences\.txt|assets\/(?!words-).*)$/;
/** Only messengers load preview images, and no worker caches a worker. */
const NEVER_KEPT = /^\/previews\/|\/sw\b/;
/**
 * The chunk with abcjs, half of all script bytes: needed only to show a tune's notes or to share it in another key; and the
 * shapes of the ukulele.
 */
const ONCE_USED = /^\/assets\/(?:tune|ukuleleShapes)\./;

/** Whether the site of a language has a file. */
const isOf = (language: Language, path: string): boolean =>
  SHARED.test(path) ||
  path.startsWith(`/assets/words-${language}`) ||
  (languageAt(BASE + path) === language && !path.startsWith('/assets/'));

/** Writes a language's service worker with the list of files that it caches. */
export async function writeServiceWorker(folder: string, language: Language, script: string): Promise<void> {
  const kept = (await readdir(folder, { recursive: true }))
    .map((name) => `/${name}`)
    .filter((path) => KEPT.test(path) && !NEVER_KEPT.test(path) && isOf(language, path))
    .sort();
  const files = await Promise.all(kept.map(async (path) => entry(path, await readFile(join(folder, path)))));
  const always = files.filter(({ url }) => !ONCE_USED.test(url));
  const onceUsed = files.filter(({ url }) => ONCE_USED.test(url));
  const text = `self.songbookFiles=${JSON.stringify({ always, onceUsed })};${script}`;
  await writeFile(placeIn(folder, workerAddress(language)), text);
}

/** A precache entry of Workbox. A page's URL is its address; `404.html`, which has none, keeps its file name. */
function entry(path: string, content: Buffer): PrecacheEntry {
  return {
    url: BASE + path.replace(/\/index\.html$/, '/').replace(/(?<!\/404)\.html$/, ''),
    // The file names of assets contain a hash of their content.
    revision: /\/(?:assets|data)\//.test(path) ? null : contentHash(content),
    integrity: integrityOf(content),
  };
}
