/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { choicesChanged, stateReplaced } from '../../../src/state';
import { cleansStorage } from '../../../src/views/pages/toasts';
import { setUserAgent } from '../../support/jsdomGaps';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = `${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`;

test.each<[browser: string, userAgent: string, cleans: boolean]>([
  ['Safari', SAFARI, true],
  ['Safari on an iPhone', `${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IPHONE} ${WEBKIT} CriOS/138.0.0.0 Mobile/15E148 Safari/604.1`, true],
  ['GNOME Web', `${LINUX} ${WEBKIT} Version/18.4 Safari/605.1.15`, true],
  ['Chrome on a Mac', `${MAC} ${BLINK} Chrome/138.0.0.0 Safari/537.36`, false],
  ['Chromium', `${LINUX} ${BLINK} Chromium/138.0.0.0 Safari/537.36`, false],
  ['an old Android browser', 'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 Version/4.0', false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['nothing known', '', false],
])('%s', (_, userAgent, cleans) => {
  expect(cleansStorage({ userAgent })).toBe(cleans);
  expect(cleansStorage({ userAgent, standalone: true })).toBe(false);
});

const CLEANING = /ջնջում է պահվածը, եթե երգարանը յոթ օր չեք բացում/;
const DEVICE = 'Ձեր սիրելի երգերը պահվում են միայն այս սարքում։';
const THREE = { fav3: '1', fav5: '1', fav7: '1' };
const { userAgent } = navigator;
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => setUserAgent(userAgent));

test.each([
  ['Safari', SAFARI, CLEANING, { fav3: '1' }, storedSettings({ toldOfCleaning: true })],
  ['another browser, at the third favorite', 'Firefox', DEVICE, THREE, {}],
])(
  'in %s it is told how long favorites are kept, until it is noted',
  async (_, agent, told, stored, noted) => {
    setUserAgent(agent);
    const { user, browserStorage } = await renderSongbook('/favorites', { stored });
    expect(screen.getByText(told)).toBeVisible();
    expect(browserStorage.stored()).toMatchObject({ ...stored, ...noted });
    await user.click(button('Լավ')!);
    expect(screen.queryByText(told)).toBeNull();
    cleanup();
    await renderSongbook('/favorites', { browserStorage });
    expect(screen.queryByText(told)).toBeNull();
    cleanup();
    const other = await renderSongbook('/favorites', { stored });
    await other.user.click(button('Պատճեն պահել')!);
    expect(addressNow()).toBe('/favorites#backup');
    expect(await screen.findByRole('dialog', { name: 'Պահուստային պատճեն' })).toBeVisible();
  },
);

test('in another browser nothing is told of two favorites', async () => {
  setUserAgent('Firefox');
  await renderSongbook('/favorites', { stored: { fav3: '1', fav5: '1' } });
  expect(screen.queryByText(DEVICE)).toBeNull();
});

test('what can be taken back is offered first', async () => {
  setUserAgent(SAFARI);
  const { store } = await renderSongbook('/favorites');
  jest.useFakeTimers();
  act(() => void store.dispatch(choicesChanged({ change: { fav3: '1' }, why: 'imported' })));
  expect(button('Հետարկել')).toBeVisible();
  expect(screen.queryByText(CLEANING)).toBeNull();
  await act(async () => jest.advanceTimersByTime(8000));
  expect(button('Հետարկել')).toBeNull();
  expect(screen.getByText(CLEANING)).toBeVisible();
  jest.useRealTimers();
});

test('while a replay is shown, the page says that nothing is stored, and what was stored ends it', async () => {
  const { store } = await renderSongbook('/', { stored: { fav3: '1' } });
  const said = () => screen.queryByText(/ոչինչ չի պահվում/);
  expect(said()).toBeNull();
  act(() => void store.dispatch(stateReplaced({ kept: {}, sharedKey: null, openEntry: null, undo: null })));
  expect(said()).toBeVisible();
  act(() => void store.dispatch(choicesChanged({ change: { fav3: '1' }, why: 'loaded' })));
  expect(said()).toBeNull();
});
