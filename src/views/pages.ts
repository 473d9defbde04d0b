import { lazyView } from './shared/lazyView';

// The list of all songs can do without these pages.

/** The page at `/favorites`, fetched when it is first wanted. */
export const FavoritesPage = lazyView(
  async () => (await import(/* webpackChunkName: "favorites" */ './favorites/FavoritesPage')).FavoritesPage,
);

/** The page at `/songs/{id}`, fetched when it is first wanted. */
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
