import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import webpack from 'webpack';
import { site } from '../../../../webpack.config';
import { readSongFiles } from '../../../catalogue/readSongFiles';
import { compressFolder } from '../../site/siteFile';
import { FloorApp } from './FloorApp';

const SCRIPT = 'assets/floor.js';
/** The pages beside the list that the bench opens. */
const MEASURED = ['songs/22', 'songs/50', 'boxes/50'];

/** Builds and prerenders the minimal app with the songbook's packages and settings; returns the path of its bundle. */
export async function writeFloor(folder: string): Promise<string> {
  const settings = site(true);
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)({
    ...settings,
    mode: 'production',
    dependencies: [],
    entry: resolve('src/build/bench/floor/FloorApp.tsx'),
    output: { path: resolve(folder), filename: SCRIPT },
    optimization: { ...settings.optimization, splitChunks: false },
    plugins: [],
    devtool: false,
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
  const floorSongs = readSongFiles();
  Object.assign(globalThis, { floorSongs });
  for (const name of ['songs', 'boxes']) mkdirSync(join(folder, name), { recursive: true });
  const files = {
    'assets/songs.js': `floorSongs=${JSON.stringify(floorSongs)}`,
    'index.html': documentAt('/'),
    ...Object.fromEntries(MEASURED.map((path) => [`${path}.html`, documentAt(`/${path}`)])),
    // The server of `npm start` reads these three.
    _headers: '',
    _redirects: '',
    '404.html': '',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  await compressFolder(folder);
  return join(folder, SCRIPT);
}

function documentAt(path: string): string {
  const app = renderToString(
    <StaticRouter location={path}>
      <FloorApp />
    </StaticRouter>,
  );
  return [
    '<!doctype html><html lang="hy"><head><meta charset="utf-8"><title>Երգեր</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script defer src="/assets/songs.js"></script><script defer src="/${SCRIPT}"></script>`,
    `</head><body><div id="root">${app}</div></body></html>`,
  ].join('');
}
