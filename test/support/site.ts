import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../src/build/serve';
import { writeServiceWorker } from '../../src/build/site/serviceWorker';
import { integrityOf } from '../../src/build/site/siteFile';
import { readSongFiles } from '../../src/catalogue/readSongFiles';

/** A page that takes scripts other than those the build made. */
export const withoutIntegrity = (page: string): string => page.replaceAll(/ integrity="[^"]*"/g, '');

/** A text in which every key is replaced by its value; a comment that names its source is left out. */
const changed = (text: string, changes: ReadonlyMap<string, string>): string =>
  [...changes].reduce((sum, [from, to]) => sum.replaceAll(from, to), text.replace(/\n\/\/# source.*/, ''));

/** A site of its own, which a test may publish anew, and whose server it may stop. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  private server: Server | null = null;
  private port = 0;

  constructor() {
    // Compressed copies would be those of the first version.
    const filter = (path: string): boolean => !/\.(?:gz|br)$/.test(path);
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
    for (const name of names.filter((name) => /^assets\/(?:main|catalogue)\.\w+\.js$/.test(name))) {
      const text = read(name);
      const [newerName, newer] = [name.replace(/\w+(?=\.js$)/, '00000002'), changed(text, changes)];
      rmSync(join(this.folder, name));
      writeFileSync(join(this.folder, newerName), newer);
      changes.set(name, newerName).set(integrityOf(text), integrityOf(newer));
    }
    for (const name of names.filter((name) => name.endsWith('.html')))
      writeFileSync(join(this.folder, name), changed(read(name), changes));
    await writeServiceWorker(this.folder, read('sw.js').replace(/^self\.songbookFiles=.*?\};/, ''));
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
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    }
  });
