import { createHash } from 'node:crypto';

/** A text file of the site; the path is relative to its root. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** The assets of the pages: addresses from the root, and texts that are inlined. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  /** The further scripts of each page, by the page's name. */
  readonly pageScripts: Readonly<Record<string, readonly string[]>>;
  /** The files of the family: first its Armenian letters, then the others. */
  readonly fonts: readonly string[];
  /** The address of the whole style, and the style itself. */
  readonly styleFile: string;
  readonly style: string;
  readonly earlyScript: string;
  /** The service worker without its list of files. */
  readonly worker: string;
}

/** A short hash of the content for a file name. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The hash of a file for `integrity` attributes and the content security policy. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
