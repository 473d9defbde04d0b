/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { choicesChanged, contentsFailed, contentsLoaded } from '../../../src/state';
import { MemoryStorage } from '../../support/memoryStorage';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const rows = () => screen.queryAllByTestId('song-row');
const titles = () => rows().map((row) => within(row).getByTestId('song-title').textContent);
const heart = (id: number) => screen.getByRole('button', { name: `Սիրելի երգ՝ ${songs[id]!.title}` });

test('after a favorite was taken off by key, the focus is on the row in its place', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { fav3: '1', fav7: '1', fav12: '1' } });
  expect(screen.queryByRole('alert')).toBeNull();
  heart(7).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual([3, 12].map((id) => songs[id]!.title));
  expect(heart(12)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(heart(3)).toHaveFocus();
});

test('after the last favorite, the focus is on the heading, and the page says that there are none', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { fav3: '1' } });
  heart(3).focus();
  await user.keyboard('{Enter}');
  expect(rows()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(/^Դեռ սիրելի երգ չունեք/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Տեսնել բոլոր երգերը' }));
  expect(rows()).toHaveLength(songs.length);
});

test('blocked storage: the page says so, and hearts work until it is closed', async () => {
  const browserStorage = new MemoryStorage();
  browserStorage.failing = 'reading';
  const { user } = await renderSongbook('/favorites', { browserStorage });
  expect(screen.getByRole('alert')).toBe(screen.getByTestId('error-text'));
  expect(screen.getByRole('alert')).toHaveTextContent('Զննարկչի պահոցն անհասանելի է');
  await user.click(screen.getByRole('link', { name: 'Տեսնել բոլոր երգերը' }));
  await user.click(heart(5));
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  expect(titles()).toEqual([songs[5]!.title]);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('full storage: a heart in the list says that it is not kept, and after a reload no page says that there are none', async () => {
  const browserStorage = new MemoryStorage({ fav3: '1' });
  browserStorage.failing = 'writing';
  const { user } = await renderSongbook('/', { browserStorage });
  const told = () => screen.queryByText(/^Զննարկչի պահոցն անհասանելի է/);
  expect(told()).toBeNull();
  await user.click(heart(5));
  expect(told()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Լավ' }));
  expect(told()).toBeNull();
  cleanup();
  browserStorage.removeItem('fav3');
  await renderSongbook('/favorites', { browserStorage });
  expect(screen.getByRole('alert')).toHaveTextContent('Զննարկչի պահոցն անհասանելի է');
  expect(screen.queryByText(/^Դեռ սիրելի երգ չունեք/)).toBeNull();
});

const show = (listBeside: string, hearts = {}) =>
  renderSongbook('/songs/7', { stored: { ...hearts, ...storedSettings({ listBeside }) } });

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
  const listed = list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(listed).toEqual([9, 12].map((id) => songs[id]!.title));
  await user.click(list.getByRole('link', { name: songs[9]!.title }));
  await user.click(screen.getByTestId('favorite-toggle'));
  expect(list.getAllByRole('link')).toHaveLength(1);
});

test('a French title is marked as such beside a song and as the next one', async () => {
  await show('all', { fav7: '1', fav47: '1' });
  await screen.findByRole('navigation', { name: 'Բոլոր երգերը' });
  const titles = screen.getAllByText('Le temps des cerises');
  expect(titles.map(({ tagName, lang }) => `${tagName} ${lang}`)).toEqual(['B fr', 'SPAN fr']);
});

test('nothing stands beside a song unless it was asked for', async () => {
  await renderSongbook('/songs/7');
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test('songs of a booklet that cannot be had are said to be missing, and are asked for again', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const store = unreadStore({});
  const { user, services } = await renderSongbook('/favorites', { store });
  act(() => void store.dispatch(choicesChanged({ change: { fav3: '1', fav7: '1' }, why: 'loaded' })));
  await user.click(await screen.findByRole('button', { name: 'Տպել որպես գրքույկ' }));
  await user.click(await screen.findByRole('button', { name: 'Տպել' }));
  act(() => void store.dispatch(contentsFailed({ reason: 'no network' })));
  expect(screen.getByText(/խոսքերը չհաջողվեց բեռնել/)).toBeVisible();
  services.wantContents.mockClear();
  await user.click(screen.getByRole('button', { name: 'Տպել' }));
  expect(services.wantContents).toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
  act(() => void store.dispatch(contentsLoaded(songs)));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
