/** @jest-environment jsdom */
import { replayEarlyTaps } from '../../src/app/earlyTaps';
import { followErrors, untilIdle } from '../../src/app/page';
import { languageAt } from '../../src/views/text/languages';
import { storedSettings } from '../support/storedSettings';

/** Stores these texts in local storage. */
const store = (texts: Readonly<Record<string, string>>): void => {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
};

/** Runs the script that stands inline in every page. */
function runEarly(): void {
  jest.isolateModules(() => void jest.requireActual('../../src/app/early'));
}

const look = () => ({
  display: document.documentElement.style.display,
  size: document.documentElement.style.getPropertyValue('--text-size'),
  ...document.documentElement.dataset,
});
const USUAL = {
  display: '',
  size: '1',
  theme: 'system',
  sheet: 'chords',
  listBeside: 'none',
  language: 'none',
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'hy';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete window.songbookTaps;
  delete document.documentElement.dataset['opening'];
  document.body.innerHTML = '';
});

test.each<[settings: Parameters<typeof storedSettings>[0], seen: object]>([
  [{}, {}],
  [
    { textSize: 130, theme: 'dark', listBeside: 'all', sheet: 'lyrics' },
    { size: '1.3', theme: 'dark', listBeside: 'all', sheet: 'lyrics' },
  ],
  [{ textSize: 101, theme: 'pink', listBeside: 'all' }, { listBeside: 'all' }],
])('with the settings %j stored, the first paint looks as set', (settings, seen) => {
  store(storedSettings(settings));
  runEarly();
  expect(look()).toEqual({ ...USUAL, ...seen });
});

test('a note is shown on its song alone', () => {
  store({
    'songbook:note0': 'ցածր',
    'songbook:note7': '«"սոլից"»',
    'songbook:note8': 'ա'.repeat(201),
    'songbook:note9': 'մեկ\nերկու',
  });
  const shownAt = (path: string): string => {
    window.history.replaceState(null, '', path);
    runEarly();
    return document.documentElement.style.getPropertyValue('--own-note');
  };
  expect(['/songs/7', '/songs/0'].map(shownAt)).toEqual([JSON.stringify('«"սոլից"»'), '"ցածր"']);
  const none = ['/songs/1', '/', '/songs/8', '/songs/9'];
  expect(none.map(shownAt)).toEqual(none.map(() => '""'));
});

test('blocked storage: the first paint looks as usual', () => {
  store({ 'songbook:theme': 'dark' });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is blocked');
  });
  runEarly();
  expect(look()).toEqual(USUAL);
});

test.each<[path: string, settings: Parameters<typeof storedSettings>[0], seen: string]>([
  ['/sets/evening', {}, 'hidden'],
  ['/sets', {}, 'shown'],
  ['/songs/99', {}, 'shown'],
  ['/', { latin: 'eastern' }, 'hidden'],
  ['/songs/2', { latin: 'none' }, 'shown'],
  ['/en/songs/2', {}, 'shown'],
  ['/en/songs/2', { latin: 'eastern' }, 'shown'],
  ['/en/songs/2', { latin: 'none' }, 'hidden'],
  ['/en/songs/2', { latinAlone: 'true', meaning: 'true' }, 'shown'],
  ['/en/songs/2', { latinAlone: 'false' }, 'hidden'],
  ['/en/songs/2', { meaning: 'false' }, 'hidden'],
  ['/songs/2', { latinAlone: 'false', meaning: 'false' }, 'shown'],
  ['/en', { latin: 'none' }, 'shown'],
  ['/ru/songs/2', { cyrillic: 'false' }, 'hidden'],
  ['/songs/2', { meaning: 'true' }, 'hidden'],
  ['/', { meaning: 'true' }, 'shown'],
  ['/favorites', { meaning: 'true' }, 'shown'],
])('what was built for %s with %j stored is %s before the app draws it', (path, settings, seen) => {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = languageAt(path);
  store(storedSettings(settings));
  runEarly();
  expect('opening' in document.documentElement.dataset).toBe(seen === 'hidden');
  window.history.replaceState(null, '', '/');
});

test('a tap before the page is taken over counts then, once, and not where the saved state pressed its button', () => {
  document.body.innerHTML =
    '<button id="one" aria-pressed="false"><i></i></button><button id="other"></button><button aria-pressed="false">';
  const [one, other, pressed] = [...document.querySelectorAll('button')];
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  runEarly();
  one!.querySelector('i')!.click();
  other!.click();
  pressed!.click();
  pressed!.setAttribute('aria-pressed', 'true');
  document.body.click();
  expect(clicked).toEqual(['']);
  replayEarlyTaps();
  expect(clicked).toEqual(['', 'one', 'other']);
  one!.click();
  expect(clicked).toEqual(['', 'one', 'other', 'one']);
});

test('without idle callbacks, as in WebKit, only what is pending comes first', async () => {
  jest.useFakeTimers();
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
