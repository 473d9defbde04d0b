/** @jest-environment jsdom */
import { Workbox } from 'workbox-window';
import { followUpdates } from '../../src/app/updates';
import { newVersionFound } from '../../src/state';

jest.mock('workbox-window');

/** A page whose navigator has these parts; the site answers with a status when it is asked for a script. */
function pageWith(navigator: object, status = 200) {
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const reload = jest.fn();
  const page = Object.assign(document.createElement('div'), {
    document: shown,
    location: { reload },
    navigator,
    sessionStorage,
    fetch: async () => ({ status }),
  });
  return {
    page: page as unknown as Window,
    shown,
    reload,
    /** A script at an address cannot be had. */
    async lose(src: string): Promise<void> {
      const script = Object.assign(document.createElement('script'), { src });
      page.append(script);
      script.dispatchEvent(new Event('error'));
      await settled();
    },
  };
}

/** The songbook beside a service worker that is in place already or not, and controls the page or not. */
async function open({ hasVersion = true, isControlled = true, isWaiting = true, status = 200 } = {}) {
  const listeners = new Map<string, () => void>();
  const dispatch = jest.fn();
  const own = { scriptURL: 'https://songs.example/sw.js' };
  const registration = {
    active: hasVersion ? own : null,
    waiting: isWaiting ? {} : null,
  };
  jest.mocked(Workbox.prototype.addEventListener).mockImplementation((type, listener) => {
    listeners.set(type, listener as () => void);
  });
  jest
    .mocked(Workbox.prototype.register)
    .mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  jest.mocked(Workbox.prototype.update).mockResolvedValue(undefined);
  const serviceWorker = {
    controller: isControlled ? registration.active : null,
    getRegistration: async () => (hasVersion ? registration : undefined),
  };
  const { page, shown, ...visit } = pageWith({ serviceWorker }, status);
  let endLateParts = (): void => undefined;
  const lateParts = new Promise<void>((resolve) => (endLateParts = resolve));
  const start = followUpdates(page, dispatch, lateParts);
  await settled();
  return {
    startNewVersion: async () => {
      start();
      await settled();
    },
    ...visit,
    dispatch,
    endLateParts,
    tell(type: 'waiting' | 'controlling', controller = own): void {
      if (type === 'controlling') serviceWorker.controller = controller;
      listeners.get(type)!();
    },
    turn(visibilityState: DocumentVisibilityState): void {
      shown.visibilityState = visibilityState;
      shown.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** Resolves once everything that waits for nothing else is done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

test('the very first version is no news and starts without a reload', async () => {
  const { tell, dispatch, reload } = await open({ hasVersion: false });
  tell('waiting');
  tell('controlling');
  expect(dispatch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  tell('waiting');
  expect(dispatch).toHaveBeenCalledWith(newVersionFound());
});

test('the worker that leads to this language from the root is no version of it', async () => {
  const { tell, dispatch, reload } = await open({ hasVersion: false });
  tell('controlling', { scriptURL: 'https://songs.example/sw-redirects.js?ru' });
  tell('controlling');
  expect(dispatch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['', true],
  [', also on a page that was reloaded past the worker', false],
])('a newer version is told of, and starts after a tap and all fetches%s', async (_, isControlled) => {
  const { tell, dispatch, reload, startNewVersion, endLateParts } = await open({ isControlled });
  tell('waiting');
  expect(dispatch.mock.calls).toEqual([[newVersionFound()]]);
  await startNewVersion();
  expect(Workbox.prototype.messageSkipWaiting).not.toHaveBeenCalled();
  endLateParts();
  await settled();
  expect(Workbox.prototype.messageSkipWaiting).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  tell('controlling');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that another tab started interrupts nobody who is reading', async () => {
  const { tell, turn, dispatch, reload } = await open();
  tell('controlling');
  expect(dispatch).toHaveBeenCalledWith(newVersionFound());
  expect(reload).not.toHaveBeenCalled();
  turn('hidden');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that another tab started is there at once on a hidden page, and when it is wanted', async () => {
  const hidden = await open();
  hidden.turn('hidden');
  hidden.tell('controlling');
  expect(hidden.reload).toHaveBeenCalledTimes(1);
  const shown = await open({ isWaiting: false });
  shown.tell('controlling');
  await shown.startNewVersion();
  expect(shown.reload).toHaveBeenCalledTimes(1);
  expect(Workbox.prototype.messageSkipWaiting).not.toHaveBeenCalled();
});

test('a page that is looked at again asks for a newer version', async () => {
  const { turn } = await open();
  turn('hidden');
  expect(Workbox.prototype.update).not.toHaveBeenCalled();
  turn('visible');
  expect(Workbox.prototype.update).toHaveBeenCalledTimes(1);
});

test('where there is no service worker, a newer version is a reload away', () => {
  const { page, reload } = pageWith({});
  followUpdates(page, jest.fn(), Promise.resolve())();
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a script that the site has no more', () => {
  test.each(['/', '/en/'])('reloads a page without a worker, once: %sassets/guitar.js', async (prefix) => {
    const countReloads = async ({ isBlocked = false } = {}) => {
      const { page, lose, reload } = pageWith({}, 404);
      if (isBlocked) Object.assign(page, { sessionStorage: null });
      const dispatch = jest.fn();
      followUpdates(page, dispatch, Promise.resolve());
      await lose(`${prefix}assets/guitar.js`);
      // Where the page is not reloaded, the visitor is offered to do so.
      expect(dispatch).toHaveBeenCalledWith(newVersionFound());
      return reload.mock.calls.length;
    };
    expect(await countReloads({ isBlocked: true })).toBe(0);
    expect(await countReloads()).toBe(1);
    expect(await countReloads()).toBe(0);
  });

  test('reloads a page for which no worker answers yet, or one of a newer version', async () => {
    const first = await open({ hasVersion: false, status: 404 });
    await first.lose('/assets/guitar.js');
    expect(first.reload).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
    const { tell, lose, reload } = await open({ status: 404 });
    tell('controlling');
    await lose('/assets/guitar.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('lets a page that its own worker answers for ask for the newer one', async () => {
    const { dispatch, reload, lose } = await open({ status: 404 });
    await lose('/assets/tune.js');
    expect(Workbox.prototype.update).toHaveBeenCalledTimes(1);
    expect(dispatch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['could not be fetched though it is there', '/assets/guitar.js', 200],
    ['belongs to another site', 'https://video.example/frame.js', 404],
  ])('is none that %s', async (_, address, status) => {
    const { dispatch, reload, lose } = await open({ hasVersion: false, status });
    await lose(address);
    expect(dispatch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
