import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import webpack from 'webpack';
import songbookConfig from '../../../../webpack.config';
import type { SongFile } from '../../../catalogue/song';
import { readSongFiles } from '../../../catalogue/readSongFiles';
import { writeFolder } from '../folders';
import { FloorApp, store } from './FloorApp';

const SCRIPT = 'assets/floor.js';

/** Builds and prerenders the minimal app with the songbook's packages and settings; returns the path of its bundle. */
export async function buildFloor(folder: string): Promise<string> {
  const site = songbookConfig({}, { mode: 'production' }).find(({ name }) => name === 'site')!;
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)({
    ...site,
    mode: 'production',
    dependencies: [],
    entry: resolve('src/build/bench/floor/start.tsx'),
    output: { path: folder, filename: SCRIPT },
    optimization: { ...site.optimization, splitChunks: false },
    plugins: [],
    devtool: false,
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
  const songs = readSongFiles();
  const document = (markup: string): string =>
    [
      '<!doctype html><html lang="hy"><head><meta charset="utf-8"><title>Երգեր</title>',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<script defer src="/assets/songs.js"></script><script defer src="/${SCRIPT}"></script>`,
      `</head><body><div id="root">${markup}</div></body></html>`,
    ].join('');
  const page = (path: string): string => document(renderFloor(path, songs));
  await writeFolder(folder, {
    'index.html': page('/'),
    ...Object.fromEntries(songs.map((_, id) => [`songs/${id}.html`, page(`/songs/${id}`)])),
    'assets/songs.js': `floorSongs=${JSON.stringify(songs)}`,
  });
  return join(folder, SCRIPT);
}

function renderFloor(path: string, songs: readonly SongFile[]): string {
  Object.assign(globalThis, { floorSongs: songs });
  return renderToString(
    <Provider store={store}>
      <StaticRouter location={path}>
        <FloorApp />
      </StaticRouter>
    </Provider>,
  );
}
