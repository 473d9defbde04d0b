import { createHash } from 'node:crypto';

/** A text file of the site; the path is relative to its root. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** What the pages load, as built: addresses from the root, and what stands inline. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  /** What each page needs besides, by its name. */
  readonly pageScripts: Readonly<Record<string, readonly string[]>>;
  /** Those that every page is set in. */
  readonly fonts: readonly string[];
  readonly style: string;
  readonly earlyScript: string;
  /** The service worker, without the list of the files that it keeps. */
  readonly worker: string;
}

/** A short hash for a file's name: it changes with the content. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The integrity by which a browser knows whether a file is what was built. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
