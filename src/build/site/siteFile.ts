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
