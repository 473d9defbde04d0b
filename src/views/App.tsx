import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { selectStorageStatus } from '../state';
import { FavoritesPage } from './favorites/FavoritesPage';
import { HomePage } from './home/HomePage';
import { useSongbook } from './hooks';
import { NotFoundPage } from './notFound/NotFoundPage';
import { useReadingOnPage } from './reading/useReadingOnPage';
import { useServices } from './services';
import './shared/theme.css';
import { Layout } from './shared/Layout';
import { SongPage } from './song/SongPage';

/** The whole songbook below a router and a store. */
export function App() {
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  const { onReady } = useServices();
  useReadingOnPage();
  useEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
  return (
    <Layout>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/favorites" caseSensitive element={<FavoritesPage />} />
        <Route path="/songs/:id" caseSensitive element={<SongPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Layout>
  );
}
