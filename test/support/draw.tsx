import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from '../../src/views/router';
import type { Songbook } from '../../src/app/makeStore';
import { App } from '../../src/views/App';
import { loadPages } from '../../src/views/pages/pages';
import { readDocument } from './readDocument';

/** The body of a page, and what Testing Library finds in it. */
function readMarkup(markup: string) {
  const { body } = readDocument(markup);
  return { body, ...within(body) };
}

/** A page, or one of its parts, as a server draws it. */
export async function draw(
  { store }: Pick<Songbook, 'store'>,
  address: string,
  part: ReactNode = <App />,
): Promise<ReturnType<typeof readMarkup>> {
  await loadPages();
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={address}>{part}</StaticRouter>
    </Provider>,
  );
  return readMarkup(await new Response(prelude).text());
}
