/** @jest-environment jsdom */
import { untilIdle } from '../../src/app/page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without idle callbacks, as in WebKit, only what is pending comes first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('pending'));
  const idle = untilIdle(window).then(() => order.push('idle'));
  jest.advanceTimersByTime(1);
  await idle;
  expect(order).toEqual(['pending', 'idle']);
});

test('with idle callbacks the page is idle when the browser says so, and no later than in five seconds', async () => {
  const requestIdleCallback = jest.fn((_isIdle: () => void, _options: IdleRequestOptions) => 0);
  const idle = untilIdle({ requestIdleCallback } as unknown as Window);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 });
  requestIdleCallback.mock.calls[0]![0]();
  await idle;
});
