/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { settled } from '../../support/songbook';

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
  expect(browserStorage.stored()).toEqual({ tr3: '5', 'songbook:reading': '{"capos":{"3":3}}' });
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
