import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildFloor } from './floor/buildFloor';
import { serveFolder, type ServedFolder } from './folders';
import { withBrowser } from './slowPage';

/** The tools that measurements share: a browser, and folders and servers that are removed when the bench ends. */
export interface Workshop {
  readonly browser: Browser;
  /** The path of the minimal app's bundle. */
  readonly floorScript: string;
  readonly addresses: Readonly<Record<'ours' | 'minimal', string>>;
  /** The path of a folder for a site. */
  readonly folder: (name: string) => string;
  readonly serve: (folder: string) => Promise<string>;
}

/** Prepares the tools and passes them to `work`; removes them even if `work` throws. */
export async function withWorkshop(work: (workshop: Workshop) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'songbook-bench-'));
  const servers: ServedFolder[] = [];
  const serve = async (folder: string): Promise<string> => {
    const server = await serveFolder(folder);
    servers.push(server);
    return server.address;
  };
  const folder = (name: string): string => join(root, name);
  try {
    const floorScript = await buildFloor(folder('minimal'));
    const addresses = {
      ours: await serve('dist'),
      minimal: await serve(folder('minimal')),
    };
    await withBrowser([], (browser) => work({ browser, floorScript, addresses, folder, serve }));
  } finally {
    for (const { stop } of servers) stop();
    await rm(root, { recursive: true });
  }
}
