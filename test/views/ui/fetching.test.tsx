/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fetchAhead, useFetched } from '../../../src/views/ui/fetching';

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
