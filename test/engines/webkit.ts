import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Screen, Tab } from './tab';

/** The keys that the flows press, as WebDriver writes them. */
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C' };

/** Where WebKitGTK and its driver lie in Debian. */
export const DRIVER = '/usr/bin/WebKitWebDriver';
/** The screen on which it is shown. */
export const SCREEN = '/usr/bin/Xvfb';
const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Pages open windows, for `newWindow`; as on an iPhone, none has the whole screen. */
const ARGUMENTS = [
  '--automation',
  '--javascript-can-open-windows-automatically=true',
  '--enable-fullscreen=false',
];

/** WebKitGTK's driver, on a screen of its own. */
export class WebKitDriver {
  private constructor(
    private readonly address: string,
    private readonly processes: ChildProcess[],
  ) {}

  static async start(): Promise<WebKitDriver> {
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
    while (!(await fetch(`${address}/status`).catch(() => null)))
      await new Promise((done) => setTimeout(done, 50));
    return new WebKitDriver(address, [driver, screen]);
  }

  /** Opens the browser with nothing saved. */
  async open(baseUrl: string): Promise<WebKitBrowser> {
    const { sessionId } = await send<{ sessionId: string }>(`${this.address}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: BROWSER, args: ARGUMENTS },
          pageLoadStrategy: 'normal',
          timeouts: { implicit: 30_000, pageLoad: 60_000, script: 60_000 },
        },
      },
    });
    return new WebKitBrowser(`${this.address}/session/${sessionId}`, baseUrl);
  }

  stop(): void {
    for (const process of this.processes) process.kill();
  }
}

/** A tab of which pictures can be taken. */
export interface PictureTab extends Tab {
  /** A picture of the window, as a PNG in base64. */
  picture(): Promise<string>;
}

/** A running browser; its tabs speak the WebDriver protocol. */
export class WebKitBrowser {
  constructor(
    private readonly session: string,
    private readonly baseUrl: string,
  ) {}

  /** The tab that the browser began with. */
  async firstTab(): Promise<PictureTab> {
    return this.tab(await send<string>(`${this.session}/window`, 'GET'));
  }

  /** A tab in a window of its own: one behind another would be hidden, and its timers slow. */
  async newTab(): Promise<Tab> {
    const { handle } = await send<{ handle: string }>(`${this.session}/window/new`, 'POST', {
      type: 'window',
    });
    return this.tab(handle);
  }

  /** A tab in a window without the browser's bar, as small as a phone's; the page has all of this room. */
  async newWindow(width: number, height: number): Promise<PictureTab & Screen> {
    const handles = () => send<string[]>(`${this.session}/window/handles`, 'GET');
    const before = await handles();
    await (await this.firstTab()).evaluate(() => void window.open('about:blank', '', 'width=390'), '');
    let opened: string | undefined;
    while (!opened) opened = (await handles()).find((handle) => !before.includes(handle));
    const tab = this.tab(opened);
    const resize = async (wide: number, high: number): Promise<void> => {
      for (;;) {
        const [room, below] = await tab.evaluate(() => [innerWidth, innerHeight], '');
        if (room === wide && below === high) return;
        const rect = await send<Record<'width' | 'height', number>>(`${this.session}/window/rect`, 'GET');
        const larger = { width: rect.width + wide - room, height: rect.height + high - below };
        await send(`${this.session}/window/rect`, 'POST', { x: 0, y: 0, ...larger });
      }
    };
    await resize(width, height);
    return { ...tab, resize };
  }

  async close(): Promise<void> {
    await send(this.session, 'DELETE');
  }

  private tab(handle: string): PictureTab {
    const command = async <Value>(path: string, body?: object): Promise<Value> => {
      await send(`${this.session}/window`, 'POST', { handle });
      return send(`${this.session}/${path}`, body ? 'POST' : 'GET', body);
    };
    const pressAll = (keys: string[]): Promise<void> =>
      command('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: keys.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    return {
      goto: (address) => command('url', { url: new URL(address, this.baseUrl).href }),
      reload: () => command('refresh', {}),
      evaluate: (call, argument) =>
        command('execute/sync', { script: `return (${call.toString()})(...arguments)`, args: [argument] }),
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
