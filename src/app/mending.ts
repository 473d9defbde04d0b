import { notStarted, tryAgain } from '../views/text';

const MENDED = 'songbook:mended';
/** Of all scripts in a page, extensions' among them, the songbook's. */
const OWN_SCRIPTS = 'script[integrity]';

/**
 * Watches, inline in the page, over the scripts that the page loads. Where one is damaged or the app has not started, what
 * the browser keeps of the songbook is dropped and the page reloaded, once; when that does not help, the page says so.
 */
export function watchStart(page: Window, openMarks: () => Storage): void {
  let isWhole = true;
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(OWN_SCRIPTS)) isWhole = false;
    },
    true,
  );
  /** Throws where the page was mended before, or where this cannot be known. */
  const mark = (): void => {
    const marks = openMarks();
    if (marks.getItem(MENDED)) throw new Error('mended');
    marks.setItem(MENDED, '1');
  };
  // By then every script has run or failed, however long the network took.
  page.document.addEventListener('DOMContentLoaded', () => {
    const isStarted = 'songbook' in page;
    if (!isStarted || !isWhole) mend(page, mark).catch(() => isStarted || sayNotStarted(page));
    else forget(openMarks);
  });
}

function forget(openMarks: () => Storage): void {
  try {
    openMarks().removeItem(MENDED);
  } catch {
    // Nothing was marked then.
  }
}

/** Drops what the browser keeps and reloads the page; throws, with everything left in place, where the site is out of reach. */
async function mend(page: Window, mark?: () => void): Promise<void> {
  const { headers } = await page.fetch('/sw.js', { cache: 'no-store' });
  // Who stands between the visitor and the site answers with a page.
  if (!headers.get('Content-Type')?.includes('javascript')) throw new Error('unreachable');
  mark?.();
  await drop(page).catch(() => undefined);
  const scripts = page.document.querySelectorAll<HTMLScriptElement>(OWN_SCRIPTS);
  await Promise.allSettled(
    Array.from(scripts, async ({ src }) => (await page.fetch(src, { cache: 'reload' })).text()),
  );
  page.location.reload();
}

/** Drops the service worker and its caches; throws where the browser has none. */
async function drop({ navigator, caches }: Window): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

function sayNotStarted(page: Window): void {
  // From now on a tap is not kept for later.
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
