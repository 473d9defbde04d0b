import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from '../router';
import { settings } from '../settings';
import * as text from '../text';
import {
  Button,
  Callout,
  ErrorBoundary,
  lazyView,
  Link,
  ToastRegion,
  useFolding,
  useKeys,
  useNavigationFocus,
} from '../ui';
import ornaments from '../ui/ornament/Ornament.module.css';
import { ornamentAddress } from '../ui/ornament/ornamentAddress';
import { CrashPage, ReportButton } from './ErrorPages';
import styles from './Layout.module.css';
import { PAGES } from './pageTable';

const ShortcutsPanel = lazyView(async () => (await import('./ShortcutsPanel')).ShortcutsPanel);
const LateParts = lazyView(async () => (await import('./LateParts')).LateParts, 'quiet');

const NAVIGATION = Object.values(PAGES).flatMap((page) => ('nav' in page ? [page] : []));

/** Navigation, footer and toasts around a page; an error in the page replaces only the page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  useNavigationFocus(main);
  useFolding();
  return (
    <div className={styles.page}>
      {/* The fragment serves without script; with script, it would replace the fragment of a sent set. */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text.skipLink}
      </a>
      <header className={styles.header} data-folds>
        <nav className={styles.bar} aria-labelledby="navigation-title">
          <span id="navigation-title" className={styles.brand}>
            <svg className={styles.bird} aria-hidden="true">
              <use href="#wordmark" />
            </svg>
            <span className={styles.wordmark}>{text.navigationTitle}</span>
          </span>
          <p className={styles.tagline}>{text.tagline}</p>
          <ul className={styles.links}>
            {NAVIGATION.map(({ path, nav }) => (
              <li key={path}>
                <Link className={styles.link} to={path} aria-current={path === pathname ? 'page' : undefined}>
                  {nav}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <noscript>
          <Callout message={text.needsScript} />
        </noscript>
        <ErrorBoundary visit={key} fallback={<CrashPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        {/* Two birds at a vine. */}
        <svg className={clsx(ornaments.ornament, styles.tailpiece)} viewBox="0 0 308 70" aria-hidden="true">
          <use href={ornamentAddress('tailpiece')} />
        </svg>
        <Link to="/chords">{text.chordsTitle}</Link>
        <a href={`mailto:${settings.contactEmail}`}>{`${text.contact}՝ ${settings.contactEmail}`}</a>
        <a href={settings.siteUrl}>{text.site}</a>
        <a href="/licences.txt">{text.licences}</a>
        <Shortcuts />
        <ReportButton />
      </footer>
      <ToastRegion>
        <LateParts />
      </ToastRegion>
    </div>
  );
}

/** Opens the list of keyboard shortcuts, by a button and by the key «?». */
function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useKeys('page', { '?': () => setOpen(true) });
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {text.shortcuts}
      </Button>
      {isOpen && <ShortcutsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
