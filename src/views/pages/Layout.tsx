import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGES } from './pageTable';
import { settings } from '../settings';
import { CrashPage } from './CrashPage';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './Layout.module.css';
import { lazyView } from '../ui/lazyView';
import { Link } from '../ui/Link';
import { Callout } from '../ui/Callout';
import { ToastRegion } from '../ui/ToastRegion';
import { useNavigationFocus } from '../ui/useNavigationFocus';
import * as text from '../text/pages';

const Notices = lazyView(async () => (await import('./Toasts')).Toasts, { isQuiet: true });

const NAVIGATION = Object.values(PAGES).flatMap((page) => ('nav' in page ? [page] : []));

/** What every page has: navigation, header, footer, and a page between them that may fail without them. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  useNavigationFocus(main);
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main">
        {text.skipLink}
      </a>
      <header className={styles['header']}>
        <nav className={styles['bar']} aria-labelledby="navigation-title">
          <span id="navigation-title" className={styles['brand']}>
            {text.navigationTitle}
          </span>
          <ul className={styles['links']}>
            {NAVIGATION.map(({ path, nav }) => (
              <li key={path}>
                <Link
                  className={styles['link']}
                  to={path}
                  aria-current={path === pathname ? 'page' : undefined}
                >
                  {nav}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles['tagline']}>{text.tagline}</p>
      </header>
      <main id="main" ref={main} className={styles['main']} tabIndex={-1}>
        <noscript>
          <Callout>
            <p>{text.needsScript}</p>
          </Callout>
        </noscript>
        <ErrorBoundary place={key} standIn={<CrashPage />}>
          {children}
        </ErrorBoundary>
      </main>
      <footer className={styles['footer']}>
        <a href={`mailto:${settings.contactEmail}`}>
          {text.contact}՝ {settings.contactEmail}
        </a>
        <a href={settings.siteUrl}>{text.site}</a>
      </footer>
      <ToastRegion>
        <Notices />
      </ToastRegion>
    </div>
  );
}
