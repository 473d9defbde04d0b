/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderSongbook, addressNow } from '../../support/renderSongbook';
import { settled } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const banner = () => screen.queryByRole('group', { name: 'Երգը հղման մեջ նշված տոնայնությամբ է։' });
const value = () => screen.getByTestId('transpose-value').textContent;
const open = (address: string) => renderSongbook(address, { stored: { tr3: '2' } });

test.each([
  ['Պահել այս տոնայնությունը', '5'],
  ['Վերադառնալ իմ տոնայնությանը', '2'],
])(
  '%s: the key is %s from then on, and the next key of a keyboard begins at the song',
  async (name, kept) => {
    const { user, browserStorage } = await open('/songs/3?transpose=5');
    await user.click(await screen.findByRole('button', { name }));
    expect(banner()).toBeNull();
    expect(value()).toBe(kept);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(addressNow()).toBe('/songs/3');
    await settled();
    expect(browserStorage.stored()).toEqual({ tr3: kept });
  },
);

test('the own key, shared, is nothing to tell of', async () => {
  await open('/songs/3?transpose=2&from=friend');
  expect(banner()).toBeNull();
  expect(addressNow()).toBe('/songs/3?from=friend');
});

test('a capo in the address is shown with the key, kept with it, and gone from the address', async () => {
  const { user, browserStorage } = await open('/songs/3?transpose=5&capo=3');
  await screen.findByRole('button', { name: 'Պահել այս տոնայնությունը' });
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 3');
  await settled();
  expect(browserStorage.stored()).toEqual({ tr3: '2' });
  await user.click(screen.getByRole('button', { name: 'Պահել այս տոնայնությունը' }));
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 3');
  expect(addressNow()).toBe('/songs/3');
  await settled();
  expect(browserStorage.stored()).toEqual({ tr3: '5', ...storedSettings({ capos: { 3: 3 } }) });
});

test.each(['capo=4', 'transpose=0&capo=4', 'capo=4.'])('%s asks for the original key', async (query) => {
  await open(`/songs/3?${query}`);
  expect(value()).toBe('0');
  expect(screen.getByTestId('capo')).toHaveTextContent('Կապո 4');
});

test.each(['transpose=12', 'transpose=', 'capo=05', 'capo='])('%s is unread', async (query) => {
  await open(`/songs/3?${query}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('հնարավոր չէ կարդալ');
  expect(banner()).toBeNull();
  expect(value()).toBe('2');
  expect(screen.queryByTestId('capo')).toBeNull();
  expect(addressNow()).toBe('/songs/3');
});

test('a step from a shared key makes it the own one and moves neither focus nor page', async () => {
  const { user, browserStorage } = await open('/songs/3?transpose=11');
  expect(banner()).toBeVisible();
  scrollTo(0, 40);
  await user.click(screen.getByTestId('transpose-up'));
  expect(value()).toBe('0');
  expect(banner()).toBeNull();
  expect(addressNow()).toBe('/songs/3');
  expect(screen.getByTestId('transpose-up')).toHaveFocus();
  expect(scrollY).toBe(40);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr3: '0' });
});

test('a shared key is left with the song, and is there again on the way back', async () => {
  const { user, browserStorage } = await open('/songs/3?transpose=5');
  await user.click(screen.getByRole('link', { name: /^Գլխավոր/ }));
  await user.click(document.querySelector('[data-song-id="3"] a')!);
  expect(value()).toBe('2');
  expect(banner()).toBeNull();
  for (let step = 0; step < 2; step++) {
    const before = addressNow();
    act(() => window.history.back());
    await waitFor(() => expect(addressNow()).not.toBe(before));
  }
  await waitFor(() => expect(value()).toBe('5'));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr3: '2' });
});

test('a link shows the Latin letters that it names to a visitor who has chosen none', async () => {
  const ADDRESS = '/songs/3?transpose=5&capo=0&latin=eastern';
  const inLatin = () => document.querySelectorAll('[data-testid=sheet] [lang=hy-Latn]').length > 0;
  await open(ADDRESS);
  await waitFor(() => expect(inLatin()).toBe(true));
  cleanup();
  await renderSongbook(ADDRESS, { stored: storedSettings({ latin: 'none' }) });
  expect(banner()).toBeVisible();
  expect(inLatin()).toBe(false);
});
