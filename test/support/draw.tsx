import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import type { Songbook } from '../../src/app/makeStore';
import { App } from '../../src/views/App';
import { loadPages } from '../../src/views/pages/pages';

/** The markup of a page, or of one of its parts, as a server draws it. */
export async function draw(
  { store }: Pick<Songbook, 'store'>,
  address: string,
  part: ReactNode = <App />,
): Promise<string> {
  await loadPages();
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={address}>{part}</StaticRouter>
    </Provider>,
  );
  return new Response(prelude).text();
}
