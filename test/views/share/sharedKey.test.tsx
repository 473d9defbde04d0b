/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { selectReaderSettings } from '../../../src/state';
import { renderSongbook, addressNow } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const banner = () => screen.queryByRole('group', { name: 'Երգը հղման մեջ նշված տոնայնությամբ է։' });
const value = () => screen.getByTestId('transpose-value').textContent;
const open = (address: string) => renderSongbook(address, { stored: { tr23: '2' } });

test.each([
  ['Պահել այս տոնայնությունը', '5'],
  ['Վերադառնալ իմ տոնայնությանը', '2'],
])('%s: the key is %s from then on, and the next key typed begins at the song', async (name, kept) => {
  const { user, browserStorage } = await open('/songs/23?transpose=5');
  await user.click(await screen.findByRole('button', { name }));
  expect(banner()).toBeNull();
  expect(value()).toBe(kept);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(addressNow()).toBe('/songs/23');
  expect(browserStorage.stored()).toEqual({ tr23: kept });
});

test('the own key, shared, is nothing to tell of', async () => {
  await open('/songs/23?transpose=2&from=friend');
  expect(banner()).toBeNull();
  expect(addressNow()).toBe('/songs/23?from=friend');
});

test('a capo in the address is shown with the key, kept with it, and gone from the address', async () => {
  const { user, browserStorage } = await open('/songs/23?transpose=5&capo=3');
  await screen.findByRole('button', { name: 'Պահել այս տոնայնությունը' });
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 3');
  expect(browserStorage.stored()).toEqual({ tr23: '2' });
  await user.click(screen.getByRole('button', { name: 'Պահել այս տոնայնությունը' }));
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 3');
  expect(addressNow()).toBe('/songs/23');
  expect(browserStorage.stored()).toEqual({ tr23: '5', ...storedSettings({ capos: { 23: 3 } }) });
});

test.each([
  ['capo=4', '0'],
  ['transpose=0&capo=4', '0'],
  ['capo=4.', '0'],
  ['transpose=5&amp;capo=4', '5'],
  ['transpose%3D5%26capo%3D4', '5'],
  ['capo=4&transpose=5&utm_source=x', '5'],
  ['capo=4&transpose=5+', '5'],
  ['capo=4&transpose=5).', '5'],
])('%s asks for a capo, and moves the original key by %s', async (query, transpose) => {
  await open(`/songs/23?${query}`);
  expect(value()).toBe(transpose);
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 4');
});

test.each(['transpose=12', 'transpose=', 'transpose=5&capo', 'transpose=5&capo=', 'capo=05', 'capo=x'])(
  '%s is unread',
  async (query) => {
    await open(`/songs/23?${query}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('հնարավոր չէ կարդալ');
    expect(banner()).toBeNull();
    expect(value()).toBe('2');
    expect(screen.queryByTestId('capo')).toBeNull();
    expect(addressNow()).toBe('/songs/23');
  },
);

test('a step from a shared key makes it the own one, stored also as 0, and moves neither focus nor page', async () => {
  const { user, browserStorage } = await open('/songs/23?transpose=11');
  expect(banner()).toBeVisible();
  scrollTo(0, 40);
  await user.click(screen.getByTestId('transpose-up'));
  expect(value()).toBe('0');
  expect(banner()).toBeNull();
  expect(addressNow()).toBe('/songs/23');
  expect(screen.getByTestId('transpose-up')).toHaveFocus();
  expect(scrollY).toBe(40);
  expect(browserStorage.stored()).toEqual({ tr23: '0' });
});

test('a shared key is left with the song, and is there again on the way back', async () => {
  const { user, browserStorage } = await open('/songs/23?transpose=5');
  await user.click(screen.getByRole('link', { name: /^Գլխավոր/ }));
  await user.click(document.querySelector('[data-song-id="23"] a')!);
  expect(value()).toBe('2');
  expect(banner()).toBeNull();
  for (let step = 0; step < 2; step++) {
    const before = addressNow();
    act(() => window.history.back());
    await waitFor(() => expect(addressNow()).not.toBe(before));
  }
  await waitFor(() => expect(value()).toBe('5'));
  expect(browserStorage.stored()).toEqual({ tr23: '2' });
});

const LENT = 'Խոսքերը նաև լատինատառ են՝ այս այցի համար։';

test('a link lends its Latin letters for this visit, and they are kept when the visitor says so', async () => {
  const { user, browserStorage } = await open('/songs/23?latin=western');
  expect(await screen.findByText(LENT)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-testid=sheet] [lang=hy-Latn]')).not.toBeNull());
  expect(browserStorage.getItem('songbook:latin')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Պահել լատինատառը' }));
  expect(browserStorage.getItem('songbook:latin')).toBe('western');
});

test('lent letters end with the visitor’s own choice', async () => {
  const { user, store } = await open('/songs/23?latin=western');
  await screen.findByText(LENT);
  await user.click(screen.getByRole('button', { name: 'Տեսք' }));
  await user.click(await screen.findByRole('button', { name: 'Լատինատառ' }));
  expect(selectReaderSettings(store.getState()).latin).toBe('none');
});

test.each(['eastern', 'none'] as const)('a visitor’s own choice of letters stays: %s', async (latin) => {
  const ADDRESS = '/songs/23?transpose=5&capo=0&latin=western';
  const { store } = await renderSongbook(ADDRESS, { stored: storedSettings({ latin }) });
  expect(banner()).toBeVisible();
  expect(selectReaderSettings(store.getState()).latin).toBe(latin);
});
