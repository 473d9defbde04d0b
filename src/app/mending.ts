import { notStarted, tryAgain } from '../views/text';

const MENDED = 'songbook:mended';
/** The songbook's own scripts and style, as opposed to those of browser extensions. */
const OWN_FILES = '[integrity]';

/**
 * Watches the page's scripts and style from inline code. If one is damaged or the app does not start, the service worker
 * and its caches are dropped and the page is reloaded, once. If the app still does not start, a notice says so.
 */
export function watchStart(page: Window, openMarks: () => Storage): void {
  let isWhole = true;
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(OWN_FILES)) isWhole = false;
    },
    true,
  );
  /** Throws if the page was mended before, or if that cannot be known. */
  const mark = (): void => {
    const marks = openMarks();
    if (marks.getItem(MENDED)) throw new Error('mended');
    marks.setItem(MENDED, '1');
  };
  let isMending = false;
  const check = (): void => {
    const isStarted = 'songbook' in page;
    if (isMending || (isStarted && isWhole)) return;
    isMending = true;
    mend(page, mark).catch(() => isStarted || sayNotStarted(page));
  };
  page.document.addEventListener('DOMContentLoaded', () => {
    // Every script has run or failed, however long the network took.
    check();
    // Then the style is there or has failed, too.
    page.addEventListener('load', () => {
      check();
      if (!isMending) forget(openMarks);
    });
  });
}

function forget(openMarks: () => Storage): void {
  try {
    openMarks().removeItem(MENDED);
  } catch {
    // Storage is blocked, so nothing was marked.
  }
}

/** Drops the service worker and caches, refetches the page's files and reloads; throws first if the site is out of reach. */
async function mend(page: Window, mark?: () => void): Promise<void> {
  const { headers } = await page.fetch('/sw.js', { cache: 'no-store' });
  // A captive portal answers with HTML.
  if (!headers.get('Content-Type')?.includes('javascript')) throw new Error('unreachable');
  mark?.();
  await drop(page).catch(() => undefined);
  const files = page.document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(OWN_FILES);
  const addresses = Array.from(files, (file) => ('src' in file ? file.src : file.href));
  await Promise.allSettled(
    addresses.map(async (address) => (await page.fetch(address, { cache: 'reload' })).text()),
  );
  page.location.reload();
}

/** Drops the service worker and its caches; throws if the browser has no service workers. */
async function drop({ navigator, caches }: Window): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

function sayNotStarted(page: Window): void {
  // Taps are no longer held back, so that the button works.
  delete page.songbookTaps;
  const notice = page.document.createElement('p');
  const button = page.document.createElement('button');
  notice.setAttribute('role', 'alert');
  notice.id = 'not-started';
  button.textContent = tryAgain;
  button.onclick = () => {
    notice.remove();
    mend(page).catch(() => sayNotStarted(page));
  };
  notice.append(notStarted, button);
  page.document.body.prepend(notice);
}
