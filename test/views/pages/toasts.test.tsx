/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { songs } from '../../../src/catalogue';
import { choicesChanged, favoriteToggled, keyChosen, type SongbookAction } from '../../../src/state';
import { cleansStorage } from '../../../src/views/pages/toasts';
import { renderSongbook, addressNow } from '../../support/renderSongbook';
import { songId, settled } from '../../support/songbook';
import { setUserAgent } from '../../support/jsdomGaps';
import { storedSettings } from '../../support/storedSettings';

const id = songId(3);
const { title } = songs[id]!;
const rows = () => screen.queryAllByTestId('song-row');
const heart = () => screen.getByRole('button', { name: `Սիրելի երգ՝ ${title}` });
const takeBack = () => screen.queryByRole('button', { name: 'Հետարկել' });
const toast = (message: string) => screen.getByText(message).parentElement!;
const REMOVED = `«${title}» երգը հանվեց սիրելիներից։`;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

/** Opens the favorites and takes the one there off the list. */
async function removeFavorite() {
  const opened = await renderSongbook('/favorites', { stored: { [`fav${id}`]: '1' } });
  jest.useFakeTimers();
  await opened.user.click(heart());
  expect(rows()).toEqual([]);
  return opened;
}

afterEach(() => jest.useRealTimers());

const chosen = { id, transpose: 0, capo: null, entry: null } as const;
const jump = (transpose: number) => keyChosen({ ...chosen, transpose, why: 'easyKey' });
const placeCapo = (capo: number) => keyChosen({ ...chosen, capo, why: 'capoPlaced' });
const importFavorite = (other: number) =>
  choicesChanged({ change: { [`fav${other}`]: '1' }, why: 'imported' });

test('what can be taken back is named', async () => {
  const { store } = await renderSongbook('/sets', { stored: { [`fav${id}`]: '1', [`tr${id}`]: '2' } });
  expect(takeBack()).toBeNull();
  const named: readonly (readonly [message: string, done: SongbookAction])[] = [
    [REMOVED, favoriteToggled({ id })],
    [`«${title}» երգն այժմ բնօրինակից 4 կիսատոնով բարձր է։`, jump(4)],
    [`«${title}» երգն այժմ բնօրինակից 3 կիսատոնով ցածր է։`, jump(9)],
    [`«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`, jump(0)],
    ['Կապո 2. սրանք այն ակորդներն են, որ նվագում եք։', placeCapo(2)],
    ['Պատճենում եղածն ավելացվեց։', importFavorite(5)],
  ];
  for (const [message, done] of named) {
    act(() => void store.dispatch(done));
    expect(within(toast(message)).getByRole('button')).toBe(takeBack());
  }
});

test.each<[what: string, take: (user: UserEvent) => Promise<void>]>([
  ['the button', (user) => user.click(takeBack()!)],
  ['Ctrl+Z', (user) => user.keyboard('{Control>}z{/Control}')],
])('%s brings back what was taken away', async (_, take) => {
  const { user } = await removeFavorite();
  await take(user);
  expect(rows()).toHaveLength(1);
  expect(takeBack()).toBeNull();
});

test('each offer passes after eight seconds of its own', async () => {
  const { store } = await removeFavorite();
  await pass(7999);
  act(() => void store.dispatch(jump(4)));
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test('the offer stays while it is pointed at or has the focus, and eight seconds longer', async () => {
  await removeFavorite();
  fireEvent.pointerEnter(toast(REMOVED));
  await pass(60_000);
  act(() => takeBack()!.focus());
  fireEvent.pointerLeave(toast(REMOVED));
  await pass(60_000);
  act(() => takeBack()!.blur());
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test('the offer passes when the page is left', async () => {
  const { user } = await removeFavorite();
  await user.click(screen.getByRole('link', { name: 'Գլխավոր 🏠' }));
  expect(takeBack()).toBeNull();
});

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
    act(() => void store.dispatch(importFavorite(3)));
    expect(screen.getByRole('button', { name: 'Հետարկել' })).toBeVisible();
    expect(notice()).toBeNull();
    await act(async () => jest.advanceTimersByTime(8000));
    expect(screen.queryByRole('button', { name: 'Հետարկել' })).toBeNull();
    expect(notice()).toBeVisible();
    jest.useRealTimers();
  });
});
