import { pathPrefix, type Language } from '../text/languages';

/** Opens a page in another language, after `keep` has stored the choice; rejects if that page cannot be had. */
export async function openLanguage(chosen: Language, path: string, keep: () => void): Promise<void> {
  const site = location.origin + pathPrefix(chosen);
  const isKept = 'caches' in window && (await caches.match(`${site}/404.html`, { ignoreSearch: true }));
  if (!isKept) await fetch(`${site}/404.html`, { method: 'HEAD', cache: 'no-store' });
  keep();
  location.assign(site + path);
}
