import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notFound/NotFoundPage';
import { useReadingOnPage } from './reading/useReadingOnPage';
import { Layout } from './shared/Layout';
import { Ready } from './shared/Ready';
import './shared/theme.css';
import * as text from './text';

const FavoritesPage = lazy(async () => ({ default: (await loadFavoritesPage()).FavoritesPage }));
const SongPage = lazy(async () => ({ default: (await loadSongPage()).SongPage }));

/** Loads the code of the pages that the list of all songs can do without. */
export const loadPages = (): Promise<unknown> => Promise.all([loadFavoritesPage(), loadSongPage()]);

const loadFavoritesPage = () => import(/* webpackChunkName: "favorites" */ './favorites/FavoritesPage');
const loadSongPage = () => import(/* webpackChunkName: "song" */ './song/SongPage');

/** The whole songbook below a router and a store. */
export function App() {
  useReadingOnPage();
  return (
    <Layout>
      <Suspense fallback={<p role="status">{text.loading}</p>}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/favorites" caseSensitive element={<FavoritesPage />} />
          <Route path="/songs/:id" caseSensitive element={<SongPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Ready />
      </Suspense>
    </Layout>
  );
}
