import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import type { Songbook } from '../../src/app/makeStore';
import { App } from '../../src/views/App';

/** The markup of a page, or of one of its parts, as a server draws it. */
export const draw = (
  { store }: Pick<Songbook, 'store'>,
  address: string,
  part: ReactNode = <App />,
): string =>
  renderToString(
    <Provider store={store}>
      <StaticRouter location={address}>{part}</StaticRouter>
    </Provider>,
  );
