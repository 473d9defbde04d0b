/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

// A short song in Am.
const inAm = 29;
const namesAbove = async () =>
  within(await screen.findByTestId('shapes-above'))
    .getAllByRole('img')
    .map((diagram) => diagram.getAttribute('aria-label')!.split(' ')[0]);
const namesOnSheet = () => [...new Set(screen.getAllByTestId('chord').map(({ textContent }) => textContent))];

test('all shapes of a song stand above it, in its order, and follow its key', async () => {
  const stored = storedSettings({ shapesAbove: true });
  const { user } = await renderSongbook(`/songs/${inAm}`, { stored });
  expect(await namesAbove()).toEqual(namesOnSheet());
  const before = await namesAbove();
  await user.click(screen.getByTestId('transpose-up'));
  expect(await namesAbove()).toEqual(namesOnSheet());
  expect(await namesAbove()).not.toEqual(before);
});

test('who does not ask for them has none', async () => {
  const { user } = await renderSongbook(`/songs/${inAm}`);
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  await screen.findByTestId('voicing-place');
  expect(screen.queryByTestId('shapes-above')).toBeNull();
});
