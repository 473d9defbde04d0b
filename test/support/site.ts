import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../src/build/serve';
import { loadBuiltViews, readBuiltAssets } from '../../src/build/site/SitePlugin';
import { writeSite } from '../../src/build/site/writeSite';
import { readSongFiles } from '../../src/catalogue/readSongFiles';

/** A page that takes scripts other than those the build made. */
export const withoutIntegrity = (page: string): string => page.replaceAll(/ integrity="[^"]*"/g, '');

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

  /** Publishes a newer version: another title for song 0, and a main script of another name; the old files are gone. */
  async publish(title: string): Promise<void> {
    await this.stop();
    const assets = readBuiltAssets();
    const scripts = assets.scripts.map((script) => {
      if (!script.includes('/main.')) return script;
      const newer = '/assets/main.00000002.js';
      const text = readFileSync(join(this.folder, script), 'utf8');
      rmSync(join(this.folder, script));
      writeFileSync(join(this.folder, newer), text.replace(/\n\/\/# source.*/, ''));
      return newer;
    });
    const songs = readSongFiles().map((song, id) => (id === 0 ? { ...song, title } : song));
    const views = loadBuiltViews();
    rmSync(join(this.folder, 'sw.js'));
    await writeSite({ songs, assets: { ...assets, scripts }, views, siteUrl: '/', folder: this.folder });
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
