/** @jest-environment jsdom */
import { followErrors } from '../../src/app/lastError';

test('the latest error is remembered with its stack, whatever was thrown and wherever', () => {
  const getLastError = followErrors(window);
  expect(getLastError()).toBeNull();
  const error = new TypeError('no words');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(getLastError()).toMatchObject({ message: 'TypeError: no words', stack: error.stack });
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(getLastError()).toMatchObject({ message: 'Script error.', stack: '' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'offline' }));
  expect(getLastError()).toMatchObject({ message: 'offline', stack: '' });
});
