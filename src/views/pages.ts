import { lazyView } from './shared/lazyView';

/** The pages that the list of all songs can do without. */
export const FavoritesPage = lazyView(
  async () => (await import(/* webpackChunkName: "favorites" */ './favorites/FavoritesPage')).FavoritesPage,
);
export const SongPage = lazyView(
  async () => (await import(/* webpackChunkName: "song" */ './song/SongPage')).SongPage,
);

/** Loads what it takes to draw the page at a path. */
export async function loadPage(path: string): Promise<void> {
  if (path.startsWith('/favorites')) await FavoritesPage.load();
  if (path.startsWith('/songs/')) await SongPage.load();
}

/** Loads what it takes to draw any page. */
export async function loadPages(): Promise<void> {
  await Promise.all([FavoritesPage.load(), SongPage.load()]);
}
