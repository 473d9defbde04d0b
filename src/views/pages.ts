import type { ComponentType } from 'react';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notFound/NotFoundPage';
import { lazyView, type LazyView } from './shared/lazyView';

// The list of all songs can do without these pages.
const FavoritesPage = lazyView(
  async () => (await import(/* webpackChunkName: "favorites" */ './favorites/FavoritesPage')).FavoritesPage,
);
const SongPage = lazyView(
  async () => (await import(/* webpackChunkName: "song" */ './song/SongPage')).SongPage,
);

/** The page that a path asks for. */
export function pageAt(path: string): ComponentType | LazyView<object> {
  if (path === '/') return HomePage;
  if (path === '/favorites') return FavoritesPage;
  return path.startsWith('/songs/') ? SongPage : NotFoundPage;
}

/** Loads what it takes to draw the page at a path. */
export async function loadPage(path: string): Promise<void> {
  const page = pageAt(path);
  if ('load' in page) await page.load();
}

/** Loads what it takes to draw any page. */
export async function loadPages(): Promise<void> {
  await Promise.all([FavoritesPage.load(), SongPage.load()]);
}
