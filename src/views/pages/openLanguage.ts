import { pathPrefix, type Language } from '../text/languages';

/** Opens an address in another language, after `keep` has stored the choice; rejects if the network does not bring it. */
export async function openLanguage(
  chosen: Language,
  keep = (): void => undefined,
  address = location.href.slice(location.origin.length),
): Promise<void> {
  const start = location.origin + pathPrefix(chosen);
  await fetch(`${start}/404.html`, { method: 'HEAD', cache: 'no-store' });
  keep();
  // The worker of this language would answer the address in this language.
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  location.replace(start + address);
}
