import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notFound/NotFoundPage';
import { FavoritesPage, SongPage } from './pages';
import { useReadingOnPage } from './reading/useReadingOnPage';
import { Layout } from './shared/Layout';
import './shared/theme.css';
import { useReady } from './useReady';

/** The whole songbook below a router and a store. */
export function App() {
  useReadingOnPage();
  useReady();
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
