import { useRef, type ReactNode } from 'react';
import { createPath, Link, useLocation, useNavigate } from '../router';
import { site } from '../site';
import * as text from '../text';
import {
  Birds,
  Callout,
  ErrorBoundary,
  Icon,
  lateView,
  ToastRegion,
  useBack,
  useFolding,
  useKeys,
  useNavigationFocus,
  type IconShape,
} from '../ui';
import { CrashPage } from './ErrorPages';
import styles from './Layout.module.css';
import { PAGES } from './pageTable';
import { fetchAfterHydration } from './parts';

const AfterHydration = lateView(fetchAfterHydration, (part) => part.AfterHydration);

const SETS: IconShape = {
  path: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  size: '1.25rem',
  stroke: 2.5,
};

const GLOBE: IconShape = {
  path: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  stroke: 1.5,
};

/** The sign in the word of the home link, which a device may have no font for, and what is drawn in its place. */
const HOUSE = '🏠';
const DRAWN_HOUSE: IconShape = { path: 'M3.5 11.5 12 4l8.5 7.5M6 9.8V20h4.5v-5h3v5H18V9.8', size: '1.15em' };

const HELP = PAGES.help.path;

const NAVIGATION = [
  [PAGES.home.path, text.homeLink],
  [PAGES.favorites.path, text.favoritesLink],
  [PAGES.sets.path, text.setsTitle],
] as const;

/** Navigation, footer and toasts around a page; an error in the page replaces only the page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname, key } = location;
  const navigate = useNavigate();
  // A report names the page that the visitor came from.
  const from = createPath(location);
  useNavigationFocus(main);
  useBack();
  useFolding();
  useKeys('page', { '?': () => navigate(HELP, { state: { from } }) });
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
        <nav className={styles.bar} aria-label={text.navigationTitle}>
          <Link className={styles.brand} to="/">
            <svg className={styles.bird} aria-hidden="true">
              <use href="#wordmark" />
            </svg>
            <span className={styles.wordmark}>{text.navigationTitle}</span>
          </Link>
          <ul className={styles.links}>
            {SONGBOOK_HAS.otherLanguages && (
              <li className={styles.globe}>
                <Link className={styles.link} to={HELP} state={{ from }} aria-label={text.languageLink}>
                  <Icon shape={GLOBE} />
                </Link>
              </li>
            )}
            {NAVIGATION.map(([path, word]) => (
              <li key={path}>
                <Link className={styles.link} to={path} aria-current={path === pathname ? 'page' : undefined}>
                  {path === '/sets' && <Icon shape={SETS} />}
                  <LinkWord word={word} />
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
        <Birds />
        <Link to="/chords">{text.chordsTitle}</Link>
        <Link to="/playable">{text.playableTitle}</Link>
        <Link to={HELP} state={{ from }} aria-keyshortcuts="?">
          {text.helpTitle}
        </Link>
        <a href={`mailto:${site.contactEmail}`}>{text.labelled(text.contact, site.contactEmail)}</a>
        <a href={site.url}>{text.site}</a>
        {SONGBOOK_HAS.otherLanguages && (
          <Link to={HELP} state={{ from }}>
            {text.languageLink}
          </Link>
        )}
      </footer>
      <ToastRegion>
        <AfterHydration />
      </ToastRegion>
    </div>
  );
}

function LinkWord({ word }: { word: string }) {
  const [beforeHouse, afterHouse] = word.split(HOUSE);
  if (afterHouse === undefined) return <span>{word}</span>;
  return (
    <span>
      <span>{beforeHouse}</span>
      <Icon shape={DRAWN_HOUSE} />
      <span className={styles.sign}>{HOUSE}</span>
    </span>
  );
}
