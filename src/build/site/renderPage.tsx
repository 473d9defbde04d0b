import { configureStore } from '@reduxjs/toolkit';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from '../../views/router';
import { rootReducer, usualReading, type CatalogueState } from '../../state';
import { App } from '../../views/App';
import * as text from '../../views/text';
import { pathPrefix } from '../../views/text/languages';
import { ServicesContext, type Services } from '../../views/hooks';
import { loadPages } from '../../views/pages/pages';
import { loadRomanisation } from '../../views/sheet/LatinNames';
import { BOOK_INITIAL, initialMarkup } from './ornamentFiles';

export { catalogueOf } from '../../state';
export { previewOf } from '../../views/ui/PageHead';
export { text };

/**
 * The initial of the wordmark, inlined into every page so that no script contains it. Coordinates are rounded and thin
 * lines left out, which is not visible at 28 pixels: 1.1 KB of gzip on every page instead of 1.7.
 */
export const wordmark = initialMarkup(
  BOOK_INITIAL,
  { red: 'var(--red)', blue: 'var(--blue)', paper: 'var(--leaf)' },
  'id="wordmark"',
)
  .replaceAll(/<path fill="none"[^>]*>/g, '')
  .replaceAll(/-?\d+\.\d+(?=[^"]*"\/>)/g, (number) => String(Math.round(Number(number))));

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders the page at a path, with what its song means where it says so, in the state before saved data are read: its markup and the tags of its head. */
export async function renderPage(
  path: string,
  catalogue: CatalogueState,
  pageMeanings: Services['pageMeanings'],
) {
  await Promise.all([loadPages(), loadRomanisation()]);
  const prefix = pathPrefix(text.language);
  const preloadedState = { catalogue, usualReading: usualReading(text.language) };
  const store = configureStore({ reducer: rootReducer, preloadedState });
  const { prelude } = await prerender(
    <Provider store={store}>
      <ServicesContext value={{ pageMeanings } as Services}>
        <StaticRouter basename={`${prefix}/`} location={prefix + path}>
          <App />
        </StaticRouter>
      </ServicesContext>
    </Provider>,
  );
  const rendered = await new Response(prelude).text();
  const [head = ''] = HEAD_TAGS.exec(rendered) ?? [];
  return { head, markup: rendered.slice(head.length) };
}
