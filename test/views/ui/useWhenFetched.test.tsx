/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWhenFetched } from '../../../src/views/ui/useWhenFetched';

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
