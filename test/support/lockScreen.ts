import type { Page } from '@playwright/test';

/** The page as its device sees it. */
interface Device {
  readonly handlers: Record<string, (() => void) | null>;
  readonly positions: (MediaPositionState | undefined)[];
  readonly elements: HTMLMediaElement[];
  readonly waiting: Map<number, FrameRequestCallback>;
  /** Whether the page is hidden, and whether the device forbids it to sound then. */
  isHidden: boolean;
  isMute: boolean;
  sound?: AudioContext;
}
declare global {
  interface Window {
    songbookDevice: Device;
  }
}

/** Gives the page a lock screen that a test operates, and lets a test hide the page, which then draws nothing. */
export const add = (page: Page) =>
  page.addInitScript(() => {
    const device: Device = {
      handlers: {},
      positions: [],
      elements: [],
      waiting: new Map(),
      isHidden: false,
      isMute: false,
    };
    const { setActionHandler, setPositionState } = MediaSession.prototype;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      device.handlers[action] = handler && (() => handler({ action }));
      setActionHandler.call(this, action, handler);
    };
    MediaSession.prototype.setPositionState = function (state) {
      device.positions.push(state);
      setPositionState.call(this, state);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (!device.elements.includes(this)) device.elements.push(this);
      return play.call(this);
    };
    class Sound extends AudioContext {
      constructor() {
        super();
        device.sound = this;
      }
      override resume(): Promise<void> {
        return device.isMute ? Promise.reject(new Error('mute')) : super.resume();
      }
    }
    Object.defineProperty(document, 'hidden', { get: () => device.isHidden });
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    Object.assign(window, {
      songbookDevice: device,
      AudioContext: Sound,
      requestAnimationFrame: (draw: FrameRequestCallback) => {
        const frame = requestAnimationFrame((time) =>
          device.isHidden ? void device.waiting.set(frame, draw) : draw(time),
        );
        return frame;
      },
      cancelAnimationFrame: (frame: number) => {
        device.waiting.delete(frame);
        cancelAnimationFrame(frame);
      },
    });
  });

/** Presses a button on the lock screen, several times in a row before the page can answer. */
export const press = (page: Page, action: string, times = 1): Promise<void> =>
  page.evaluate(
    ([name, count]) => {
      for (let time = 0; time < count; time++) window.songbookDevice.handlers[name]!();
    },
    [action, times] as const,
  );

/** Presses buttons on the lock screen, one after the other, at the moment at which a line is marked as sung. */
export const pressAtLine = (page: Page, line: number, ...actions: string[]): Promise<void> =>
  page.evaluate(
    ([wanted, names]) =>
      new Promise<void>((pressed) => {
        const look = (): void => {
          if (!document.querySelector(`[data-line="${wanted}"][data-sung]`)) return;
          marks.disconnect();
          for (const name of names) window.songbookDevice.handlers[name]!();
          pressed();
        };
        const marks = new MutationObserver(look);
        marks.observe(document.body, { attributes: true, attributeFilter: ['data-sung'], subtree: true });
        look();
      }),
    [line, actions] as const,
  );

/** Hides the page, which cannot start a sound then if it is mute, or shows it again. */
export const setHidden = (page: Page, isHidden: boolean, isMute = false): Promise<void> =>
  page.evaluate(
    (changes) => {
      const { waiting } = Object.assign(window.songbookDevice, changes);
      document.dispatchEvent(new Event('visibilitychange'));
      if (changes.isHidden) return;
      for (const draw of waiting.values()) requestAnimationFrame(draw);
      waiting.clear();
    },
    { isHidden, isMute },
  );

/** What the lock screen shows. */
export const shown = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    const { title, artist, artwork } = metadata ?? {};
    return { title, artist, icons: artwork?.map(({ src }) => src), playbackState };
  });

/** All positions in the song that the lock screen received, in seconds. */
export const toldPositions = (page: Page) =>
  page.evaluate(() => window.songbookDevice.positions.map((state) => state?.position ?? 0));

/** The last position that the lock screen received. */
export const lastPosition = (page: Page) => page.evaluate(() => window.songbookDevice.positions.at(-1));

/** The actions that the lock screen offers. */
export const offered = (page: Page) =>
  page.evaluate(() => {
    const { handlers } = window.songbookDevice;
    return Object.keys(handlers).filter((action) => handlers[action]);
  });

/** The silent audio elements that were played. */
export const silences = (page: Page) =>
  page.evaluate(() =>
    window.songbookDevice.elements.map(({ duration, loop, paused }) => ({ duration, loop, paused })),
  );
