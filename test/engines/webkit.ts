import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../support/tab';

/** The keys that the flows press, as WebDriver writes them. */
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C' };

/** Where WebKitGTK and its driver lie in Debian. */
export const DRIVER = '/usr/bin/WebKitWebDriver';
/** The screen on which it is shown. */
export const SCREEN = '/usr/bin/Xvfb';
const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Pages open windows, for `openWindow`; as on an iPhone, none has the whole screen. */
const ARGUMENTS = [
  '--automation',
  '--javascript-can-open-windows-automatically=true',
  '--enable-fullscreen=false',
];

/** A tab of which pictures can be taken. */
export interface PictureTab extends Tab {
  /** A picture of the window, as a PNG in base64. */
  picture(): Promise<string>;
}

/** Starts WebKitGTK with nothing saved, on a screen of its own; its tabs speak the WebDriver protocol. */
export async function startWebKit(baseUrl: string) {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  // With the libraries of the tests' Chromium, WebKit's pages end.
  const { LD_LIBRARY_PATH: _, ...environment } = process.env;
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...environment, DISPLAY: `:${display.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) await wait(50);
  const end = (): void => {
    driver.kill();
    screen.kill();
  };
  const started = send<{ sessionId: string }>(`${address}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: BROWSER, args: ARGUMENTS },
        pageLoadStrategy: 'normal',
        timeouts: { implicit: 30_000, pageLoad: 60_000, script: 60_000 },
      },
    },
  });
  started.catch(end);
  const session = `${address}/session/${(await started).sessionId}`;
  return {
    openWindow: () => openWindow(session, baseUrl),
    openTab: () => openTab(session, baseUrl),
    stop: () => send(session, 'DELETE').finally(end),
  };
}

/** Opens a tab in a process and a window of its own: one behind another would be hidden, and its timers slow. */
async function openTab(session: string, baseUrl: string): Promise<PictureTab> {
  const { handle } = await send<{ handle: string }>(`${session}/window/new`, 'POST', { type: 'window' });
  return tabOf(session, baseUrl, handle);
}

/** Opens a window without the browser's bar, which can be as small as a phone's; the page has all of its room. */
async function openWindow(session: string, baseUrl: string): Promise<PictureTab> {
  const handles = () => send<string[]>(`${session}/window/handles`, 'GET');
  const before = await handles();
  await tabOf(session, baseUrl, before[0]!).evaluate(() => void window.open('about:blank', '', 'width=390'));
  let opened: string | undefined;
  while (!opened) opened = (await handles()).find((handle) => !before.includes(handle));
  const tab = tabOf(session, baseUrl, opened);
  await tab.setViewportSize({ width: 1280, height: 720 });
  return tab;
}

function tabOf(session: string, baseUrl: string, handle: string): PictureTab {
  const command = async <Value = null>(path: string, body?: object): Promise<Value> => {
    await send(`${session}/window`, 'POST', { handle });
    return send(`${session}/${path}`, body ? 'POST' : 'GET', body);
  };
  const pressAll = (keys: string[]): Promise<void> => {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const evaluate = (call: unknown, argument?: unknown): Promise<unknown> =>
    command('execute/sync', { script: `return (${String(call)})(...arguments)`, args: [argument] });
  const waitForFunction = async (call: unknown, argument?: unknown): Promise<void> => {
    while (!(await evaluate(call, argument))) await wait(50);
  };
  return {
    goto: (address) => command('url', { url: new URL(address, baseUrl).href }),
    reload: () => command('refresh', {}),
    evaluate: evaluate as Tab['evaluate'],
    waitForFunction: waitForFunction as unknown as Tab['waitForFunction'],
    setViewportSize: async ({ width, height }) => {
      for (;;) {
        const [wide, high] = (await evaluate(() => [innerWidth, innerHeight])) as [number, number];
        if (wide === width && high === height) return;
        const rect = await command<Record<'width' | 'height', number>>('window/rect');
        // While a window is on its way to another size, its page may tell of a third one.
        const size = {
          width: Math.max(1, rect.width + width - wide),
          height: Math.max(1, rect.height + height - high),
        };
        await command('window/rect', { x: 0, y: 0, ...size });
      }
    },
    click: async (selector) => {
      const element = await command<object>('element', { using: 'css selector', value: selector });
      await command(`element/${Object.values(element)[0]}/click`, {});
    },
    picture: () => command('screenshot'),
    keyboard: {
      press: (key) => pressAll([KEYS[key] ?? key]),
      type: (text) => pressAll([...text]),
    },
  };
}

async function send<Value>(address: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
