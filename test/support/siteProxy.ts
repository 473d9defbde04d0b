import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { testWithWorker } from './browser';
import { Site } from './site';

export { expect } from './browser';

/** An answer that the proxy gives itself. */
interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** What a captive portal answers, whatever was asked for. */
export const PORTAL = {
  type: 'text/html',
  body: '<!doctype html><title>Free WiFi</title><h1>Free WiFi: accept terms</h1>',
};

/** Stands between the browser and a site, and may answer in its stead, to be kept as long as can be. */
export class SiteProxy {
  /** What is answered instead of the site to a path; nothing where the site answers, null where nobody does. */
  instead: (path: string) => Answer | null | undefined | Promise<Answer | undefined> = () => undefined;
  /** The paths that were asked for, in order, without what follows a question mark. */
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

/** A page to visit, a site of the test's own, and a proxy before it with its address. */
interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly proxy: SiteProxy;
  readonly address: string;
}

/** The test of whatever stands between the browser and the site. */
export const test = testWithWorker.extend<{ visit: Visit }>({
  visit: async ({ page }, lend) => {
    const site = new Site();
    const proxy = new SiteProxy(await site.serve());
    await lend({ page, site, proxy, address: await proxy.open() });
    proxy.close();
    await site.remove();
  },
});
