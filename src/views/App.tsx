import { createElement, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectStorageStatus } from '../state';
import { useReaderSetting, useSongbook } from './hooks';
import { Layout } from './pages/Layout';
import { pageAt } from './pages/pages';
import { showReaderSettings } from './sheet/showReaderSettings';
import { useServices } from './services';
import './ui/theme.css';

/** The whole songbook; it needs a router and a store around it. */
export function App() {
  const { pathname } = useLocation();
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  const { onReady } = useServices();
  useReaderSettingsOnPage(isLoading);
  useEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
  return <Layout>{createElement(pageAt(pathname))}</Layout>;
}

/** Applies the reader settings to the page once the saved state has been read. */
function useReaderSettingsOnPage(isLoading: boolean): void {
  const textSize = useReaderSetting('textSize');
  const theme = useReaderSetting('theme');
  const sheet = useReaderSetting('sheet');
  const columns = useReaderSetting('columns');
  const listBeside = useReaderSetting('listBeside');
  useLayoutEffect(() => {
    if (!isLoading) showReaderSettings({ theme, textSize, sheet, columns, listBeside });
  }, [isLoading, textSize, theme, sheet, columns, listBeside]);
}
