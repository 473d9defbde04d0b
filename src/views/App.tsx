import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from './pages';
import { useReadingOnPage } from './reading/useReadingOnPage';
import { Layout } from './shared/Layout';
import './shared/theme.css';
import { useReady } from './useReady';

/** The whole songbook below a router and a store. */
export function App() {
  const { pathname } = useLocation();
  useReadingOnPage();
  useReady();
  return <Layout>{createElement(pageAt(pathname))}</Layout>;
}
