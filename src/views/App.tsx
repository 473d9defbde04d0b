import { useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from './router';
import { selectReaderSettings, selectSongSettings } from '../state';
import { useIsRead, useServices, useSongbook } from './hooks';
import { Layout } from './pages/Layout';
import { VIEWS } from './pages/pages';
import { PAGE_NAMES, PAGES } from './pages/pageTable';
import { showNote, showReaderSettings, songInPath } from './sheet/showReaderSettings';
import { letSignsAct } from './ui';
import './ui/theme.css';

/** The whole songbook; it needs a router and a store around it. */
export function App() {
  return (
    <>
      <ReaderSettings />
      <Layout>
        <Routes>
          {PAGE_NAMES.map((name) => {
            const View = VIEWS[name];
            return <Route key={name} path={PAGES[name].path} element={<View />} caseSensitive />;
          })}
        </Routes>
      </Layout>
      <Readiness />
    </>
  );
}

/** Applies the visitor's reader settings to the page once they have been read. Renders nothing. */
function ReaderSettings() {
  const isRead = useIsRead();
  const settings = useSongbook(selectReaderSettings);
  const { pathname } = useLocation();
  const note = useSongbook((state) => selectSongSettings(state).notes[songInPath(pathname)]);
  useLayoutEffect(() => {
    if (!isRead) return;
    showReaderSettings(settings);
    letSignsAct(settings.signKeys);
  }, [isRead, settings]);
  useLayoutEffect(() => {
    if (isRead) showNote(note);
  }, [isRead, note]);
  return null;
}

/** Says that the page is ready after all effects of the saved state. It stands apart, so that reading renders no page again. */
function Readiness() {
  const isRead = useIsRead();
  const { onReady } = useServices();
  useEffect(() => {
    if (isRead) onReady();
  }, [isRead, onReady]);
  return null;
}
