import '@fontsource-variable/noto-sans-armenian';
import '@fontsource-variable/noto-serif-armenian';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { songs } from '../catalogue';
import { followTabs, makeSongStorage } from '../storage';
import { App } from '../views/App';
import { makeConsoleObject, type ConsoleObject } from './consoleObject';
import { makeStore } from './makeStore';

declare global {
  interface Window {
    songbook: ConsoleObject;
  }
}

/** Wires the songbook together and draws it into the page. */
export function start(page: Window, root: HTMLElement): void {
  const storage = makeSongStorage(() => page.localStorage, songs.length);
  const songbook = makeStore(songs, storage);
  followTabs({ page, storage, flush: songbook.flush, dispatch: songbook.store.dispatch });
  page.songbook = makeConsoleObject(songbook);
  createRoot(root).render(
    <StrictMode>
      <Provider store={songbook.store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
