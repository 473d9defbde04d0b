import { readFileSync } from 'node:fs';
import type { Row } from './table';
import type { Workshop } from './workshop';

/** Measures the bytes of a first visit, gzipped, against one bundle of the same packages. */
export function measureBytes({ floorScript }: Workshop): Row[] {
  const document = readFileSync('dist/index.html', 'utf8');
  const pathsOf = (pattern: RegExp): string[] =>
    Array.from(document.matchAll(pattern), ([, path]) => `dist/${path}`);
  const scripts = pathsOf(/<script [^>]*src="\/([^"]+)"/g);
  const fonts = pathsOf(/<link rel="preload" href="\/([^"]+)" as="font"/g);
  return [
    {
      ...row('scripts of the first page', scripts.map(zipped)),
      against: { what: 'floor bundle', values: [sizeOf(zipped(floorScript))] },
      goal: 1.15,
    },
    row('index.html', [zipped('dist/index.html')]),
    row('songs/22.html', [zipped('dist/songs/22.html')]),
    row(`fonts asked for by the page (${fonts.length}), as they are`, fonts),
  ];
}

const row = (what: string, paths: readonly string[]): Row => ({
  what,
  unit: 'B',
  ours: [paths.map(sizeOf).reduce((sum, bytes) => sum + bytes, 0)],
});

const zipped = (path: string): string => `${path}.gz`;
const sizeOf = (path: string): number => readFileSync(path).length;
