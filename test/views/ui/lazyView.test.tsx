/** @jest-environment jsdom */
import { act, renderHook, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '../../../src/views/router';
import { Layout } from '../../../src/views/pages/Layout';
import { fetchAhead, useFetched } from '../../../src/views/ui/fetching';
import { lateView, lazyView, WantedPart } from '../../../src/views/ui/lazyView';
import { renderSongbook } from '../../support/renderSongbook';

const View = ({ name }: { name: string }) => <p>{`Hello, ${name}`}</p>;

const pick = (part: { View: typeof View }) => part.View;

/** A part on its way, which arrives or is lost when the test says so. */
function makeFetch() {
  const settle: { arrive: () => void; fail: () => void }[] = [];
  const fetchPart = jest.fn(
    () =>
      new Promise<{ View: typeof View }>((resolve, reject) => {
        settle.push({ arrive: () => resolve({ View }), fail: () => reject(new Error('no network')) });
      }),
  );
  return { fetchPart, latest: () => settle.at(-1)! };
}

test('until its part is there, a view says that it loads or cannot, and a button tries again', async () => {
  const { fetchPart, latest } = makeFetch();
  const Lazy = lazyView(fetchPart, pick);
  const { user } = await renderSongbook('/', { part: <Lazy name="Ani" /> });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await act(async () => latest().fail());
  expect(screen.getByRole('alert')).toHaveTextContent('Այս մասը չհաջողվեց բեռնել');
  const retry = screen.getByRole('button', { name: 'Կրկին փորձել' });
  await user.click(retry);
  await act(async () => latest().fail());
  await user.click(retry);
  expect(retry).toHaveFocus();
  expect(fetchPart).toHaveBeenCalledTimes(3);
  await act(async () => latest().arrive());
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that failed is fetched again when the network is back', async () => {
  const { fetchPart, latest } = makeFetch();
  const Lazy = lazyView(fetchPart, pick);
  await renderSongbook('/', { part: <Lazy name="Ani" /> });
  await act(async () => latest().fail());
  for (const settle of [() => latest().fail(), () => latest().arrive()]) {
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => settle());
  }
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(3);
});

test('a part that was under way when the network came back is fetched again if it fails', async () => {
  const { fetchPart, latest } = makeFetch();
  const Late = lateView(fetchPart, pick);
  await renderSongbook('/', { part: <Late name="Ani" /> });
  window.dispatchEvent(new Event('online'));
  expect(fetchPart).not.toHaveBeenCalled();
  fetchAhead(fetchPart).catch(() => undefined);
  jest.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  await act(async () => latest().fail());
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await act(async () => latest().arrive());
  expect(screen.getByText('Hello, Ani')).toBeVisible();
});

test('a late view waits for its part in silence; who wants the part is told that it cannot be had', async () => {
  const { fetchPart, latest } = makeFetch();
  const Late = lateView(fetchPart, pick);
  function Page() {
    const [isWanted, want] = useState(false);
    return (
      <>
        <button onClick={() => want(true)}>Greet</button>
        <Late name="Ani" />
        {isWanted && <WantedPart fetchPart={fetchPart} onGiveUp={() => want(false)} />}
      </>
    );
  }
  const { user } = await renderSongbook('/', { part: <Page /> });
  expect(fetchPart).not.toHaveBeenCalled();
  const greet = screen.getByRole('button', { name: 'Greet' });
  await user.click(greet);
  expect(document.body).toHaveTextContent(/^Greet$/);
  await act(async () => latest().fail());
  expect(document.body).toHaveTextContent('Այս մասը չհաջողվեց բեռնել');
  await user.click(screen.getByRole('button', { name: 'Լավ' }));
  expect(document.body).toHaveTextContent(/^Greet$/);
  await user.click(greet);
  await act(async () => latest().fail());
  await user.click(screen.getByRole('button', { name: 'Կրկին փորձել' }));
  await act(async () => latest().arrive());
  expect(document.body).toHaveTextContent(/^GreetHello, Ani$/);
});

test('a part that is there is drawn at once and fetched no more', async () => {
  const { fetchPart, latest } = makeFetch();
  const Lazy = lazyView(fetchPart, pick);
  const loading = fetchAhead(fetchPart);
  latest().arrive();
  await loading;
  await renderSongbook('/', { part: <Lazy name="Ani" /> });
  expect(screen.getByText('Hello, Ani')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a page whose code comes late leaves the focus where the visitor has put it meanwhile', async () => {
  let arrive = (_: ComponentType): void => undefined;
  const fetchPage = () => new Promise<ComponentType>((resolve) => (arrive = resolve));
  const Late = lazyView(fetchPage, (Page) => Page);
  const Page = (): ReactNode => (useLocation().pathname === '/' ? <h1 tabIndex={-1}>Early</h1> : <Late />);
  const part = (
    <Layout>
      <Page />
    </Layout>
  );
  const { user } = await renderSongbook('/', { part });
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await user.tab();
  const held = document.activeElement;
  await act(async () => arrive(() => <h1 tabIndex={-1}>Late</h1>));
  await screen.findByRole('heading', { name: 'Late' });
  await act(async () => undefined);
  expect(document.activeElement).toBe(held);
});

test('data that are wanted while they are fetched ahead are fetched once, and a failed fetch is repeated', async () => {
  const settle: { arrive: (data: object) => void; fail: (reason: Error) => void }[] = [];
  const fetchData = jest.fn(() => new Promise<object>((arrive, fail) => void settle.push({ arrive, fail })));
  const ahead = fetchAhead(fetchData);
  const { result } = renderHook(() => useFetched(fetchData, true));
  expect(fetchData).toHaveBeenCalledTimes(1);
  await act(async () => settle[0]!.fail(new Error('no network')));
  await expect(ahead).rejects.toThrow('no network');
  act(() => result.current.retry!());
  expect(fetchData).toHaveBeenCalledTimes(2);
  const data = {};
  await act(async () => settle[1]!.arrive(data));
  expect(result.current.data).toBe(data);
  expect(renderHook(() => useFetched(fetchData, true)).result.current.data).toBe(data);
  expect(fetchData).toHaveBeenCalledTimes(2);
});
