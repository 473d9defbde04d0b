/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const KEY = 'songbook:reading';
const show = (listBeside: string, hearts = {}) =>
  renderSongbook('/songs/7', { stored: { ...hearts, [KEY]: JSON.stringify({ listBeside }) } });

test('all songs stay listed beside the open one, which is marked', async () => {
  const { user } = await show('all');
  const list = within(await screen.findByRole('navigation', { name: 'Բոլոր երգերը' }));
  expect(list.getAllByRole('link')).toHaveLength(songs.length);
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent(songs[7]!.title);
  await user.click(list.getByRole('link', { name: songs[9]!.title }));
  expect(window.location.pathname).toBe('/songs/9');
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent(songs[9]!.title);
});

test('the favorites stay listed, where there are any', async () => {
  const { user } = await show('favorites', { fav9: '1', fav12: '1' });
  const list = within(await screen.findByRole('navigation', { name: 'Սիրելի երգեր' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    songs[9]!.title,
    songs[12]!.title,
  ]);
  await user.click(list.getByRole('link', { name: songs[9]!.title }));
  await user.click(screen.getByTestId('favorite-toggle'));
  expect(list.getAllByRole('link')).toHaveLength(1);
});

test('nothing stands beside a song unless it was asked for', async () => {
  await renderSongbook('/songs/7');
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});
