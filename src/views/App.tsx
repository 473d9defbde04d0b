import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './pages/Layout';
import { pageAt } from './pages/pages';
import { useReaderSettingsOnPage } from './reader/useReaderSettingsOnPage';
import './ui/theme.css';
import { useReady } from './useReady';

/** The whole songbook below a router and a store. */
export function App() {
  const { pathname } = useLocation();
  useReaderSettingsOnPage();
  useReady();
  return <Layout>{createElement(pageAt(pathname))}</Layout>;
}
