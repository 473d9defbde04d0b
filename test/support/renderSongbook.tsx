import '@testing-library/jest-dom';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/views/App';
import { loadPages } from '../../src/views/pages/pages';
import { ServicesProvider } from '../../src/views/services';
import { MemoryStorage } from './memoryStorage';
import { openSongbook } from './songbook';

// Finding by role takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

/** Opens the songbook at an address, on what a browser has stored, and draws it, or a part of it, as a visitor sees it. */
export async function renderSongbook(
  address: string,
  {
    stored = {},
    part = <App />,
    songbook,
  }: {
    stored?: Readonly<Record<string, string>>;
    part?: ReactNode;
    songbook?: Awaited<ReturnType<typeof openSongbook>>;
  } = {},
) {
  window.history.replaceState(null, '', address);
  const opened = songbook ?? (await openSongbook(new MemoryStorage(stored)));
  const services = {
    wantContent: jest.fn(),
    wantAllContents: jest.fn(),
    startNewVersion: jest.fn(),
    onReady: jest.fn(),
  };
  // Nothing waits between two keys of a visitor.
  const user = userEvent.setup({ delay: null });
  await loadPages();
  await act(async () => {
    render(
      <Provider store={opened.store}>
        <ServicesProvider value={services}>
          <BrowserRouter>{part}</BrowserRouter>
        </ServicesProvider>
      </Provider>,
    );
  });
  return { ...opened, user, services };
}

/** The path, query and fragment of the page's address. */
export const addressNow = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
