import { Route, Routes } from 'react-router-dom';
import { FavoritesPage } from './favorites/FavoritesPage';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './notFound/NotFoundPage';
import './shared/theme.css';
import { Layout } from './shared/Layout';
import { SongPage } from './song/SongPage';

/** The whole songbook below a router and a store. */
export function App() {
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
