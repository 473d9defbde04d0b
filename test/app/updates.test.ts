/** @jest-environment jsdom */
import { Workbox } from 'workbox-window';
import { followUpdates } from '../../src/app/updates';
import { newVersionFound } from '../../src/state';

jest.mock('workbox-window');

/** The songbook beside a service worker, which controls the page already or not yet. */
function open({ isControlled }: { isControlled: boolean }) {
  const listeners = new Map<string, () => void>();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const reload = jest.fn();
  const dispatch = jest.fn();
  jest.mocked(Workbox.prototype.addEventListener).mockImplementation((type, listener) => {
    listeners.set(type, listener as () => void);
  });
  jest.mocked(Workbox.prototype.register).mockResolvedValue(undefined);
  jest.mocked(Workbox.prototype.update).mockResolvedValue(undefined);
  const startNewVersion = followUpdates(
    {
      document: page,
      location: { reload },
      navigator: { serviceWorker: { controller: isControlled ? {} : null } },
    } as unknown as Window,
    dispatch,
  );
  return {
    startNewVersion,
    reload,
    dispatch,
    tell: (type: 'waiting' | 'controlling') => listeners.get(type)!(),
    turn(visibilityState: DocumentVisibilityState): void {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

beforeEach(() => jest.clearAllMocks());

test('the very first version is no news and starts without a reload', () => {
  const { tell, dispatch, reload } = open({ isControlled: false });
  tell('waiting');
  tell('controlling');
  expect(dispatch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  tell('waiting');
  expect(dispatch).toHaveBeenCalledWith(newVersionFound());
});

test('a newer version is told of, and starts when the visitor wants it', () => {
  const { tell, dispatch, reload, startNewVersion } = open({ isControlled: true });
  tell('waiting');
  expect(dispatch.mock.calls).toEqual([[newVersionFound()]]);
  startNewVersion();
  expect(Workbox.prototype.messageSkipWaiting).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  tell('controlling');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that another tab started interrupts nobody who is reading', () => {
  const { tell, turn, dispatch, reload } = open({ isControlled: true });
  tell('controlling');
  expect(dispatch).toHaveBeenCalledWith(newVersionFound());
  expect(reload).not.toHaveBeenCalled();
  turn('hidden');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that another tab started is there at once on a hidden page, and when it is wanted', () => {
  const hidden = open({ isControlled: true });
  hidden.turn('hidden');
  hidden.tell('controlling');
  expect(hidden.reload).toHaveBeenCalledTimes(1);
  const shown = open({ isControlled: true });
  shown.tell('controlling');
  shown.startNewVersion();
  expect(shown.reload).toHaveBeenCalledTimes(1);
  expect(Workbox.prototype.messageSkipWaiting).not.toHaveBeenCalled();
});

test('a page that is looked at again asks for a newer version', () => {
  const { turn } = open({ isControlled: true });
  turn('hidden');
  expect(Workbox.prototype.update).not.toHaveBeenCalled();
  turn('visible');
  expect(Workbox.prototype.update).toHaveBeenCalledTimes(1);
});

test('where there is no service worker, a newer version is a reload away', () => {
  const reload = jest.fn();
  followUpdates({ navigator: {}, location: { reload } } as unknown as Window, jest.fn())();
  expect(reload).toHaveBeenCalledTimes(1);
});
