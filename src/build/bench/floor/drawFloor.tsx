import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import type { SongFile } from '../../../catalogue/song';
import { FloorApp } from './FloorApp';
import { store } from './floorStore';

/** The markup of the minimal app's page at a path. */
export function drawFloor(path: string, songs: readonly SongFile[]): string {
  Object.assign(globalThis, { floorSongs: songs });
  return renderToString(
    <Provider store={store}>
      <StaticRouter location={path}>
        <FloorApp />
      </StaticRouter>
    </Provider>,
  );
}
