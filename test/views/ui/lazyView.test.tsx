/** @jest-environment jsdom */
import { act, screen, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from '../../../src/views/router';
import { Layout } from '../../../src/views/pages/Layout';
import { lazyView } from '../../../src/views/ui/lazyView';
import { useWhenFetched } from '../../../src/views/ui/fetching';
import { renderSongbook } from '../../support/renderSongbook';

const View = ({ name }: { name: string }) => <p>{`Hello, ${name}`}</p>;

/** A view's code on its way, which arrives or is lost when the test says so. */
function makeFetch() {
  const settle: { arrive: () => void; fail: () => void }[] = [];
  const fetchView = jest.fn(
    () =>
      new Promise<typeof View>((resolve, reject) => {
        settle.push({ arrive: () => resolve(View), fail: () => reject(new Error('no network')) });
      }),
  );
  return { fetchView, latest: () => settle.at(-1)! };
}

test('until its code is there, a view says that it loads or cannot, and a button tries again', async () => {
  const { fetchView, latest } = makeFetch();
  const Lazy = lazyView(fetchView);
  const { user } = await renderSongbook('/', { part: <Lazy name="Ani" /> });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await act(async () => latest().fail());
  expect(screen.getByRole('alert')).toHaveTextContent('Այս մասը չհաջողվեց բեռնել');
  const retry = screen.getByRole('button', { name: 'Կրկին փորձել' });
  await user.click(retry);
  await act(async () => latest().fail());
  await user.click(retry);
  expect(retry).toHaveFocus();
  expect(fetchView).toHaveBeenCalledTimes(3);
  await act(async () => latest().arrive());
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a quiet view says nothing, on its way or lost, and comes when the network is back', async () => {
  const { fetchView, latest } = makeFetch();
  const Lazy = lazyView(fetchView, 'quiet');
  await renderSongbook('/', { part: <Lazy name="Ani" /> });
  expect(document.body).toHaveTextContent('');
  await act(async () => latest().fail());
  expect(screen.queryByRole('alert')).toBeNull();
  for (const settle of [() => latest().fail(), () => latest().arrive()]) {
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => settle());
  }
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(fetchView).toHaveBeenCalledTimes(3);
});

test('code that is there is drawn at once and fetched no more', async () => {
  const { fetchView, latest } = makeFetch();
  const Lazy = lazyView(fetchView);
  const loading = Lazy.load();
  latest().arrive();
  await loading;
  await renderSongbook('/', { part: <Lazy name="Ani" /> });
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(fetchView).toHaveBeenCalledTimes(1);
});

test('a page whose code comes late leaves the focus where the visitor has put it meanwhile', async () => {
  let arrive = (_: () => ReactNode): void => undefined;
  const Late = lazyView(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
  const Page = () => (useLocation().pathname === '/' ? <h1 tabIndex={-1}>Early</h1> : <Late />);
  const { user } = await renderSongbook('/', {
    part: (
      <Layout>
        <Page />
      </Layout>
    ),
  });
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await user.tab();
  const held = document.activeElement;
  await act(async () => arrive(() => <h1 tabIndex={-1}>Late</h1>));
  await screen.findByRole('heading', { name: 'Late' });
  await act(async () => undefined);
  expect(document.activeElement).toBe(held);
});

test('nothing is done with a part that comes when nobody waits any more', async () => {
  let arrive = (_: string): void => undefined;
  const promise = new Promise<string>((resolve) => (arrive = resolve));
  const { result, unmount } = renderHook(useWhenFetched);
  const used = jest.fn();
  act(() => result.current.whenFetched(promise, used));
  expect(result.current.stage).toBe('fetching');
  unmount();
  await act(async () => arrive('part'));
  expect(used).not.toHaveBeenCalled();
});
