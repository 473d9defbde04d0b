/** @jest-environment jsdom */
import { watchStart } from '../../src/app/mending';

const MARK = 'songbook:mended';
const OWN_SCRIPT = document.createElement('script');
OWN_SCRIPT.src = 'https://site.test/main.js';
OWN_SCRIPT.setAttribute('integrity', 'sha256-');
const OWN_STYLE = document.createElement('link');
OWN_STYLE.href = 'https://site.test/style.css';
OWN_STYLE.setAttribute('integrity', 'sha256-');
const SITE_ANSWERS = () => Promise.resolve(new Map([['Content-Type', 'text/javascript']]));
const PORTAL_ANSWERS = () => Promise.resolve(new Map([['Content-Type', 'text/html']]));
const NOBODY_ANSWERS = () => Promise.reject(new TypeError('no network'));

interface Case {
  /** Whether the app started. */
  readonly isStarted: boolean;
  /** The script that failed, and a file that fails after all scripts have run. */
  readonly failed?: HTMLElement;
  readonly failedLater?: HTMLElement;
  readonly answers?: () => Promise<Map<string, string>>;
  readonly marks?: () => Storage;
  readonly hasServiceWorker?: boolean;
}

/** Opens a page up to when all its scripts have run or failed, and what follows from that is done. */
async function open({ isStarted, failed, failedLater, hasServiceWorker = true, ...options }: Case) {
  const { answers = SITE_ANSWERS, marks = () => sessionStorage } = options;
  const page = new EventTarget();
  const own = document.implementation.createHTMLDocument();
  own.head.append(own.importNode(OWN_SCRIPT), own.importNode(OWN_STYLE));
  const fetch = jest.fn(async (_address: string) => ({
    headers: await answers(),
    text: () => Promise.resolve(''),
  }));
  const calls = { fetch, reload: jest.fn(), unregister: jest.fn(), drop: jest.fn() };
  const getRegistration = () => Promise.resolve({ unregister: calls.unregister });
  Object.assign(page, {
    document: own,
    fetch,
    location: { reload: calls.reload },
    navigator: hasServiceWorker ? { serviceWorker: { getRegistration } } : {},
    caches: hasServiceWorker
      ? { keys: () => Promise.resolve(['site', 'tune']), delete: calls.drop }
      : undefined,
    songbookTaps: [],
  });
  watchStart(page as unknown as Window, marks);
  const fail = (target: HTMLElement): void =>
    void page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }));
  if (failed) fail(failed);
  if (isStarted) Object.assign(page, { songbook: {} });
  own.dispatchEvent(new Event('DOMContentLoaded'));
  await done();
  if (failedLater) fail(failedLater);
  page.dispatchEvent(new Event('load'));
  await done();
  return {
    ...calls,
    page,
    says: () => own.querySelector('[role=alert]'),
    button: () => own.querySelector('button')!,
  };
}

/** Resolves when everything that waits for nothing else is done. */
const done = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

test('a page that starts is left alone, and may be mended another time', async () => {
  sessionStorage.setItem(MARK, '1');
  const { fetch, says } = await open({ isStarted: true });
  expect(fetch).not.toHaveBeenCalled();
  expect(says()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a page that does not start drops what is kept, and its scripts come anew with it', async () => {
  const { fetch, reload, unregister, drop, says } = await open({ isStarted: false });
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(drop.mock.calls).toEqual([['site'], ['tune']]);
  expect(fetch.mock.calls).toEqual([
    ['/sw.js', { cache: 'no-store' }],
    [OWN_SCRIPT.src, { cache: 'reload' }],
    [OWN_STYLE.href, { cache: 'reload' }],
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(says()).toBeNull();
  expect(sessionStorage.getItem(MARK)).toBe('1');
});

test('a page without a service worker is mended too', async () => {
  const { reload } = await open({ isStarted: false, hasServiceWorker: false });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was mended says that it does not start, and tries again at a tap', async () => {
  sessionStorage.setItem(MARK, '1');
  const { page, reload, drop, says, button } = await open({ isStarted: false });
  expect(says()?.textContent).toMatch(/^Երգարանը մինչև վերջ չբեռնվեց.*Կրկին փորձել$/);
  expect(drop).not.toHaveBeenCalled();
  expect('songbookTaps' in page).toBe(false);
  button().click();
  await done();
  expect(drop).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a captive portal', PORTAL_ANSWERS],
  ['nobody', NOBODY_ANSWERS],
])('while %s answers, nothing is dropped, and the page says so after every tap', async (_, answers) => {
  const { reload, drop, unregister, says, button } = await open({ isStarted: false, answers });
  expect(says()).not.toBeNull();
  button().click();
  expect(says()).toBeNull();
  await done();
  expect(says()).not.toBeNull();
  for (const call of [reload, drop, unregister]) expect(call).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['one of its scripts', { failed: OWN_SCRIPT }],
  ['its style', { failedLater: OWN_STYLE }],
])('a page that started without %s is mended once, and says nothing', async (_, lack) => {
  const first = await open({ isStarted: true, ...lack });
  expect(first.reload).toHaveBeenCalledTimes(1);
  const second = await open({ isStarted: true, ...lack });
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.says()).toBeNull();
});

test('what an extension put into the page may fail', async () => {
  const { fetch } = await open({ isStarted: true, failed: document.createElement('script') });
  expect(fetch).not.toHaveBeenCalled();
});

test('where nothing can be marked, a page that starts is left alone and another waits for a tap', async () => {
  const marks = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const started = await open({ isStarted: true, marks });
  expect(started.fetch).not.toHaveBeenCalled();
  const { reload, drop, says, button } = await open({ isStarted: false, marks });
  expect(drop).not.toHaveBeenCalled();
  expect(says()).not.toBeNull();
  button().click();
  await done();
  expect(reload).toHaveBeenCalledTimes(1);
});
