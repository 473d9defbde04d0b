/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWhenFetched } from '../../../src/views/ui/useWhenFetched';

/** A part that is on its way until it is told how that ends. */
function onItsWay() {
  let [arrive, fail] = [(_: string): void => undefined, (_: Error): void => undefined];
  const promise = new Promise<string>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
  return {
    promise,
    arrive: () => act(async () => arrive('part')),
    fail: () => act(async () => fail(new Error('no network'))),
  };
}

test('what waits for a part gets it, and says so meanwhile', async () => {
  const { result } = renderHook(useWhenFetched);
  const { promise, arrive } = onItsWay();
  const used = jest.fn();
  act(() => result.current.whenFetched(promise, used));
  expect(result.current.stage).toBe('fetching');
  await arrive();
  expect(result.current.stage).toBe('idle');
  expect(used.mock.calls).toEqual([['part']]);
});

test('nothing is done with a part that comes when nobody waits any more', async () => {
  const { result, unmount } = renderHook(useWhenFetched);
  const { promise, arrive } = onItsWay();
  const used = jest.fn();
  act(() => result.current.whenFetched(promise, used));
  unmount();
  await arrive();
  expect(used).not.toHaveBeenCalled();
});

test('a part that cannot be fetched is said to be missing, until that is forgotten', async () => {
  const { result } = renderHook(useWhenFetched);
  const { promise, fail } = onItsWay();
  const used = jest.fn();
  act(() => result.current.whenFetched(promise, used));
  await fail();
  expect(result.current.stage).toBe('failed');
  act(() => result.current.forget());
  expect(result.current.stage).toBe('idle');
  expect(used).not.toHaveBeenCalled();
});
