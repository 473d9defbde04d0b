/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { formatSetFragment, selectSets, songsInOrder } from '../../../src/state';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { SETS, storedSets } from '../../support/setPages';

const FRAGMENT = formatSetFragment(SETS['evening']!);
const heading = () => screen.getByRole('heading', { level: 1 });

test('a set that was sent is read only, its songs in their keys, until it is taken over', async () => {
  const { user, store } = await renderSongbook(`/sets${FRAGMENT}`);
  expect(await screen.findByText('Ընդմիջում')).toBeInTheDocument();
  expect(heading()).toHaveTextContent('Կիրակի երեկո');
  const links = screen.getAllByTestId('entry').map((entry) => within(entry).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/songs/22?transpose=3',
    '/songs/14?transpose=0',
    '/songs/22?transpose=5',
  ]);
  expect(selectSets(store.getState())).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Վերցնել' }));
  const [taken] = selectSets(store.getState());
  await waitFor(() => expect(addressNow()).toBe(`/sets/${taken!.key}`));
  expect(taken!.value.title).toBe('Կիրակի երեկո');
  expect(songsInOrder(taken!.value).map(({ value }) => [value.song, value.transpose, value.note])).toEqual([
    [22, 3, ''],
    [14, 0, 'դանդաղ'],
    [22, 5, ''],
  ]);
});

test.each([
  ['#set=1.%', 'Հղումը վնասված է'],
  ['#set=1.a.99a', 'որն այս երգարանում չկա'],
  ['#set=9.a', 'ավելի նոր տարբերակից'],
])('of %s it is said why it cannot be read', async (fragment, why) => {
  const { user } = await renderSongbook(`/sets${fragment}`, { stored: storedSets() });
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  await user.click(screen.getByRole('link', { name: 'Տեսնել իմ նվագացանկերը' }));
  expect(await screen.findAllByTestId('set-row')).toHaveLength(2);
});

test('a set is given away as a QR code too', async () => {
  const { user } = await renderSongbook('/sets/evening', { stored: storedSets() });
  await user.click(screen.getByRole('button', { name: 'Կիսվել' }));
  await user.click(await screen.findByRole('button', { name: 'QR կոդ' }));
  expect(await screen.findByRole('img', { name: 'QR կոդ' })).toBeInTheDocument();
});
