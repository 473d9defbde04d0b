import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import webpack from 'webpack';
import { site, typescript } from '../../../../webpack.config';
import { readSongFiles } from '../../../catalogue/readSongFiles';
import type { SiteFile } from '../../site/siteFile';
import { FloorApp } from './FloorApp';

export const FLOOR_FOLDER = '.cache/bench/floor';
export const FLOOR_SCRIPT = 'floor.js';

/** Builds the minimal app with the songbook's packages, as they are; returns its other files. */
export async function makeFloor(): Promise<SiteFile[]> {
  const { resolve: extensions, optimization } = site(true);
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)({
    mode: 'production',
    entry: resolve('src/build/bench/floor/FloorApp.tsx'),
    output: { path: resolve(FLOOR_FOLDER), filename: FLOOR_SCRIPT, clean: true },
    resolve: extensions,
    module: { rules: [typescript] },
    optimization: { ...optimization, splitChunks: false },
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
  const floorSongs = readSongFiles();
  Object.assign(globalThis, { floorSongs });
  return [
    { path: '/songs.js', text: `floorSongs=${JSON.stringify(floorSongs)}` },
    ...['/', '/songs/22'].map((path) => ({
      path: `${path === '/' ? '/index' : path}.html`,
      text: documentAt(path),
    })),
  ];
}

const documentAt = (path: string): string =>
  [
    '<!doctype html><html lang="hy"><head><meta charset="utf-8"><title>Երգեր</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script defer src="/songs.js"></script><script defer src="/${FLOOR_SCRIPT}"></script></head><body><div id="root">`,
    renderToString(
      <StaticRouter location={path}>
        <FloorApp />
      </StaticRouter>,
    ),
    '</div></body></html>',
  ].join('');
