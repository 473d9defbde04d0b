import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { serve } from '../../src/build/serve';
import { writeServiceWorker } from '../../src/build/site/serviceWorker';
import { integrityOf } from '../../src/build/site/siteFile';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import type { AddressInfo } from 'node:net';
import { testWithWorker } from './browser';

/** A text in which every key is replaced by its value; a comment that names its source is left out. */
const changed = (text: string, changes: ReadonlyMap<string, string>): string =>
  [...changes].reduce((sum, [from, to]) => sum.replaceAll(from, to), text.replace(/\n\/\/# source.*/, ''));

/** A copy of the built site, of which a test may publish a newer version and stop the server. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  private server: Server | null = null;
  private port = 0;

  constructor() {
    // Compressed copies would be those of the first version.
    const filter = (path: string): boolean => !path.endsWith('.br');
    cpSync('dist', this.folder, { recursive: true, filter });
  }

  /** Serves the site as `npm start` does; returns its address, which stays the same. */
  async serve(): Promise<string> {
    const { server, address } = await serve(this.folder, this.port);
    this.server = server;
    this.port = Number(new URL(address).port);
    return address;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  }

  /** Publishes a newer version: another title for song 0, and scripts of other names; the old ones are gone. */
  async publish(title: string): Promise<void> {
    await this.stop();
    const read = (name: string): string => readFileSync(join(this.folder, name), 'utf8');
    const names = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const changes = new Map([[readSongFiles()[0]!.title, title]]);
    for (const name of names.filter((name) => /^(?:assets\/main|data\/catalogue)\.\w+\.js$/.test(name))) {
      const text = read(name);
      const [newerName, newer] = [name.replace(/\w+(?=\.js$)/, '00000002'), changed(text, changes)];
      rmSync(join(this.folder, name));
      writeFileSync(join(this.folder, newerName), newer);
      changes.set(name, newerName).set(integrityOf(text), integrityOf(newer));
    }
    for (const name of names.filter((name) => name.endsWith('.html')))
      writeFileSync(join(this.folder, name), changed(read(name), changes));
    await writeServiceWorker(this.folder, 'hy', read('sw.js').replace(/^self\.songbookFiles=.*?\};/, ''));
    await this.serve();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}

/** Waits until the whole songbook is in place. */
export const inPlace = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    const own = new URL('sw.js', document.querySelector<HTMLLinkElement>('[rel=manifest]')!.href).href;
    // Below another language's prefix the Armenian worker may be in control until that language's is there.
    while (workers.controller?.scriptURL !== own)
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  });

export { expect } from './browser';

/** An answer that the proxy gives itself. */
interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** The answer of a captive portal to any request. */
export const PORTAL = {
  type: 'text/html',
  body: '<!doctype html><title>Free WiFi</title><h1>Free WiFi: accept terms</h1>',
};

/** A proxy between the browser and a site. Its own answers may be cached for a year. */
export class SiteProxy {
  /** The proxy's own answer to a path; undefined to ask the site, null to break the connection. */
  instead: (path: string) => Answer | null | undefined | Promise<Answer | undefined> = () => undefined;
  /** The requested paths in order, without their query strings. */
  readonly asked: string[] = [];
  /** Those of them that the proxy answered itself. */
  readonly caught: string[] = [];
  private readonly server: Server;

  /** `site` is the address of the one that answers; it may change. */
  constructor(public site: string) {
    this.server = createServer((incoming, outgoing) => void this.answer(incoming, outgoing));
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url!.replace(/\?.*/, '');
    this.asked.push(path);
    const answer = await this.instead(path);
    if (answer === null) {
      outgoing.destroy();
      return;
    }
    if (answer) {
      this.caught.push(path);
      outgoing.writeHead(200, {
        'Content-Type': answer.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...answer.headers,
      });
      outgoing.end(answer.body);
      return;
    }
    const { method, headers } = incoming;
    request(this.site + incoming.url!, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    })
      .on('error', () => outgoing.destroy())
      .end();
  }

  /** Listens; returns the address. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A test with a page to visit, a site of its own, and a proxy between both with its address. */
export const test = testWithWorker.extend<{
  visit: { page: Page; site: Site; proxy: SiteProxy; address: string };
}>({
  visit: async ({ page }, lend) => {
    const site = new Site();
    const proxy = new SiteProxy(await site.serve());
    await lend({ page, site, proxy, address: await proxy.open() });
    proxy.close();
    await site.remove();
  },
});
