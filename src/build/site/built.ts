import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadViews } from './SitePlugin';
import type { SiteAssets } from './siteFile';
import type { DrawnSite } from './writeSite';

const BUILT = resolve('node_modules/.cache/songbook');

/** The views as `npm run build` left them. */
export const loadBuiltViews = (): DrawnSite => loadViews(join(BUILT, 'views.cjs'));

/** What the pages load, as `npm run build` left it. */
export const readBuiltAssets = (): SiteAssets =>
  JSON.parse(readFileSync(join(BUILT, 'assets.json'), 'utf8')) as SiteAssets;
