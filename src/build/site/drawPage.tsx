import { configureStore } from '@reduxjs/toolkit';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { rootReducer, type CatalogueState } from '../../state';
import { App } from '../../views/App';
import { loadPages } from '../../views/pages/pages';

/** A page's markup, and apart from it what belongs into the document's head. */
export interface DrawnPage {
  readonly head: string;
  readonly markup: string;
}

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Draws the page at a path as it is before anything saved was read. */
export async function drawPage(path: string, catalogue: CatalogueState): Promise<DrawnPage> {
  await loadPages();
  const store = configureStore({ reducer: rootReducer, preloadedState: { catalogue } });
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Provider>,
  );
  const drawn = await new Response(prelude).text();
  const [head = ''] = HEAD_TAGS.exec(drawn) ?? [];
  return { head, markup: drawn.slice(head.length) };
}
