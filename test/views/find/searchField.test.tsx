/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { songs } from '../../../src/catalogue';
import { addressNow, renderSongbook, unreadStore } from '../../support/renderSongbook';

const field = () => screen.getByRole('searchbox');
const rows = () => screen.queryAllByTestId('song-row');
const link = (row: number) => within(rows()[row]!).getByRole('link');
const KRUNK = songs.find(({ title }) => title === 'Կռունկ')!;
const answer = (words: RegExp | string) => screen.findByText(words, { selector: '[role=status]' });

/** Opens the list and what is found there for the crane in Latin letters, with the focus in the field. */
async function searchKrunk() {
  const opened = await renderSongbook('/?q=krunk');
  await answer(/^\d+ երգ$/);
  act(() => field().focus());
  return opened;
}

test('arrows go from the field through what was found, and back, and Enter opens a row', async () => {
  const { user } = await searchKrunk();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link(0)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link(1)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  const second = rows()[1]!.dataset['songId'];
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(addressNow()).toBe(`/songs/${second}`);
});

test('Escape first empties the field, then leaves it', async () => {
  const { user } = await searchKrunk();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(rows()).toHaveLength(songs.length);
  await user.keyboard('{Escape}');
  expect(field()).not.toHaveFocus();
});

test('keys that compose a character, and keys with Ctrl, are left to the keyboard', async () => {
  await searchKrunk();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown', ctrlKey: true });
  expect(field()).toHaveValue('krunk');
  expect(field()).toHaveFocus();
  expect(addressNow()).toBe('/?q=krunk');
});

test('the slash key goes to the field, and is typed where the visitor types already', async () => {
  const { user } = await renderSongbook('/');
  await user.keyboard('{Control>}/{/Control}');
  expect(field()).not.toHaveFocus();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.keyboard('/');
  expect(field()).toHaveValue('/');
});

test('the address says at every key what the field holds; typing on and searching again are one step back', async () => {
  const { user } = await renderSongbook('/favorites');
  await user.click(screen.getByRole('link', { name: 'Գլխավոր 🏠' }));
  await user.click(field());
  for (const [key, query] of [
    ['s', '?q=s'],
    ['e', '?q=se'],
    [' ', '?q=se'],
    ['{Backspace}{Backspace}', '?q=s'],
    ['{Escape}', ''],
    ['v', '?q=v'],
  ] as const) {
    await user.keyboard(key);
    expect(addressNow()).toBe(`/${query}`);
    expect(field()).toHaveFocus();
  }
  for (const address of ['/', '/favorites']) {
    act(() => window.history.back());
    await waitFor(() => expect(addressNow()).toBe(address));
    await waitFor(() => expect(field()).toHaveValue(''));
  }
});

test('Back and Forward bring the query and what was found for it', async () => {
  const { user } = await searchKrunk();
  const found = rows().length;
  await user.click(screen.getByRole('link', { name: 'Գլխավոր 🏠' }));
  await waitFor(() => expect(rows()).toHaveLength(songs.length));
  act(() => window.history.back());
  await waitFor(() => expect(field()).toHaveValue('krunk'));
  expect(rows()).toHaveLength(found);
  act(() => window.history.forward());
  await waitFor(() => expect(rows()).toHaveLength(songs.length));
});

test('a letter for which the browser refuses to change the address is not lost', async () => {
  const { user } = await searchKrunk();
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many changes', 'SecurityError');
  });
  await user.keyboard('{Backspace}{Backspace}');
  expect(field()).toHaveValue('kru');
  expect(addressNow()).toBe('/?q=krunk');
  refused.mockRestore();
  await waitFor(() => expect(addressNow()).toBe('/?q=kru'));
  expect(field()).toHaveValue('kru');
});

test('where nothing is found, the page says so and leads on', async () => {
  const { user } = await renderSongbook('/?q=xqzwvxqzwv');
  await answer('«\u2068xqzwvxqzwv\u2069» բառերով երգ չգտանք');
  expect(rows()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Տեսնել բոլոր երգերը' }));
  expect(rows()).toHaveLength(songs.length);
});

test.each([
  ['rossignol', 47, 'fr'],
  ['%D5%BD%D5%A1%D5%B6%D5%A4', null, 'hy'],
])('the line in which %s is found is in its language', async (query, id, language) => {
  await renderSongbook(`/?q=${query}`);
  await answer(/^\d+ երգ$/);
  const [row] = rows().filter(({ dataset }) => id === null || dataset['songId'] === String(id));
  await waitFor(() =>
    expect(row!.querySelector('mark')!.closest('[lang]')).toHaveAttribute('lang', language),
  );
});

test('an address with a query is answered, and what is no favorite can be looked for among all songs', async () => {
  const { user, services } = await renderSongbook('/favorites?q=krunk', { stored: { fav0: '1' } });
  await answer(/^Սիրելիների մեջ/);
  expect(services.wantContents).toHaveBeenCalled();
  expect(screen.getByRole('searchbox', { name: 'Փնտրել սիրելի երգերի մեջ' })).toHaveValue('krunk');
  await user.click(screen.getByRole('link', { name: 'Փնտրել բոլոր երգերի մեջ' }));
  await answer(/^\d+ երգ$/);
  expect(addressNow()).toBe('/?q=krunk');
  expect(rows()[0]).toHaveAttribute('data-song-id', String(KRUNK.id));
  await user.click(screen.getByRole('link', { name: 'Գլխավոր 🏠' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(rows()).toHaveLength(songs.length);
});

test('where songs’ words cannot be had, they are found by these words all the same', async () => {
  await renderSongbook('/?q=khaprik mi chunis', { store: unreadStore({}) });
  await answer(/^\d+ երգ$/);
  expect(rows()[0]).toHaveAttribute('data-song-id', String(KRUNK.id));
});

test.each([
  ['loadSearcher', (user: UserEvent) => user.click(field()).then(() => user.paste('krunk')), KRUNK.id],
  ['loadTraits', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Օրորոցային' })), 16],
] as const)('a list that %s leaves alone is whole, says so, and is tried again', async (load, ask, found) => {
  const { user, services } = await renderSongbook('/');
  services[load].mockRejectedValueOnce(new Error('no network'));
  await ask(user);
  const alert = within(await screen.findByRole('alert'));
  expect(rows()).toHaveLength(songs.length);
  await user.click(alert.getByRole('button', { name: 'Կրկին փորձել' }));
  await answer(/^\d+ երգ$/);
  expect(rows()[0]).toHaveAttribute('data-song-id', String(found));
});
