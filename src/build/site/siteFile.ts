/** A text file of the site; the path is relative to its root. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** What the pages load, as built: addresses from the root, and what stands inline. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  /** What these pages need besides. */
  readonly pageScripts: Readonly<Record<'favorites' | 'song', readonly string[]>>;
  readonly fonts: readonly string[];
  readonly style: string;
  readonly earlyScript: string;
}
