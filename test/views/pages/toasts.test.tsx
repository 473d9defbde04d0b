/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { choicesChanged, stateReplaced } from '../../../src/state';
import { cleansStorage } from '../../../src/views/pages/toasts';
import { setUserAgent } from '../../support/jsdomGaps';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { settled } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[browser: string, userAgent: string, cleans: boolean]>([
  ['Safari', `${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`, true],
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

describe('in Safari', () => {
  const TOLD = storedSettings({ toldOfCleaning: true });
  const NOTICE = /ջնջում է պահվածը, եթե երգարանը յոթ օր չեք բացում/;
  const notice = () => screen.queryByText(NOTICE);
  const { userAgent } = navigator;

  beforeEach(() => setUserAgent(`${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`));
  afterEach(() => setUserAgent(userAgent));

  test('whoever has favorites is told that they will not be kept for ever, once', async () => {
    const { user, browserStorage } = await renderSongbook('/', { stored: { fav3: '1' } });
    expect(notice()).toBeVisible();
    await settled();
    expect(browserStorage.stored()).toEqual({ fav3: '1', ...TOLD });
    await user.click(screen.getByRole('button', { name: 'Լավ' }));
    expect(notice()).toBeNull();
    cleanup();
    await renderSongbook('/', { browserStorage });
    expect(notice()).toBeNull();
  });

  test('the notice leads to the backup', async () => {
    const { user } = await renderSongbook('/', { stored: { fav3: '1' } });
    await user.click(screen.getByRole('button', { name: 'Պատճեն պահել' }));
    expect(notice()).toBeNull();
    expect(addressNow()).toBe('/favorites#backup');
    expect(await screen.findByRole('dialog', { name: 'Պահուստային պատճեն' })).toBeVisible();
  });

  test('what can be taken back is offered first', async () => {
    const { store } = await renderSongbook('/');
    jest.useFakeTimers();
    act(() => void store.dispatch(choicesChanged({ change: { fav3: '1' }, why: 'imported' })));
    expect(screen.getByRole('button', { name: 'Հետարկել' })).toBeVisible();
    expect(notice()).toBeNull();
    await act(async () => jest.advanceTimersByTime(8000));
    expect(screen.queryByRole('button', { name: 'Հետարկել' })).toBeNull();
    expect(notice()).toBeVisible();
    jest.useRealTimers();
  });
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
