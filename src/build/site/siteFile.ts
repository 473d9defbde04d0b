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
  readonly fonts: readonly string[];
  readonly style: string;
  readonly earlyScript: string;
}

/** A short hash for a file's name: it changes with the content. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The source expression that allows an inline script or style in a content security policy. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
