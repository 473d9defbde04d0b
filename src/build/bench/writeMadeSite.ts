import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadBuiltViews, readBuiltAssets } from '../site/SitePlugin';
import { writeSite } from '../site/writeSite';
import { makeSongs } from './benchSongs';

const SHARED_ASSET = /^(?!catalogue\.|songs-).*\.(?:js|woff2)$/;

/** What writing a site took. */
export interface WritingCost {
  readonly milliseconds: number;
  /** The most memory the process ever held. */
  readonly peakBytes: number;
}

// A process of its own, so that its peak of memory is that of one site: `writeMadeSite.ts <songs> <folder>`.
const [count, folder = ''] = process.argv.slice(2);
mkdirSync(join(folder, 'assets'), { recursive: true });
for (const name of readdirSync('dist/assets').filter((name) => SHARED_ASSET.test(name))) {
  cpSync(join('dist/assets', name), join(folder, 'assets', name));
}
const parts = {
  songs: makeSongs(Number(count)),
  assets: readBuiltAssets(),
  views: loadBuiltViews(),
  siteUrl: '/',
  folder,
};
const start = performance.now();
void writeSite(parts).then(() => {
  const cost: WritingCost = {
    milliseconds: performance.now() - start,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(cost));
});
