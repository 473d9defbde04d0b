import { createElement, useEffect, useLayoutEffect } from 'react';
import { useLocation } from './router';
import { selectReaderSettings, selectStorageStatus } from '../state';
import { useServices, useSongbook } from './hooks';
import { Layout } from './pages/Layout';
import { pageAt } from './pages/pages';
import { showReaderSettings } from './sheet/showReaderSettings';
import './ui/theme.css';

/** The whole songbook; it needs a router and a store around it. */
export function App() {
  const { pathname } = useLocation();
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  const { onReady } = useServices();
  useEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
  return (
    <>
      {!isLoading && <ReaderSettings />}
      <Layout>{createElement(pageAt(pathname))}</Layout>
    </>
  );
}

/** Applies the visitor's reader settings to the page. Renders nothing. */
function ReaderSettings() {
  const settings = useSongbook(selectReaderSettings);
  useLayoutEffect(() => showReaderSettings(settings), [settings]);
  return null;
}
