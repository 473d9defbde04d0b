/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';

const FAVORITES = { fav3: '1', fav7: '1' };
const play = () => screen.getByRole('button', { name: /Ինքնաթերթում|Կանգնեցնել/ });
const speed = () => screen.queryByRole('group', { name: 'Թերթելու արագությունը' });
const path = () => window.location.pathname;
/** Makes the page so many pixels high; otherwise jsdom shows the whole of any page. */
const setHeight = (value: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });

afterEach(() => setHeight(0));

test('P lets the song scroll and halts it, and its speed stands beside', async () => {
  setHeight(5000);
  const { user } = await renderSongbook('/songs/3');
  expect(speed()).toBeNull();
  await user.keyboard('p');
  expect(play()).toHaveTextContent('Կանգնեցնել');
  expect(await screen.findByText('20')).toBeVisible();
  await user.keyboard('p');
  expect(play()).toHaveTextContent('Ինքնաթերթում');
  expect(speed()).not.toBeNull();
});

test('Space on a button presses that button only', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  screen.getByTestId('transpose-up').focus();
  await user.keyboard(' ');
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('1');
  expect(path()).toBe('/songs/3');
});

test('the speed goes step by step and is kept for the song', async () => {
  setHeight(5000);
  const { user, store } = await renderSongbook('/songs/3');
  await user.click(play());
  await user.click(await screen.findByRole('button', { name: 'Արագացնել' }));
  expect(speed()).toHaveTextContent('22');
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  expect(speed()).toHaveTextContent('18');
  expect(store.getState().readerSettings.speeds).toEqual({ 3: 18 });
});

test('at the end of the page the song halts and says so', async () => {
  const { user } = await renderSongbook('/songs/3');
  await user.click(play());
  expect(await screen.findByText('Երգի ավարտ')).toBeVisible();
  expect(play()).toHaveTextContent('Ինքնաթերթում');
});

test('N opens the next favorite, as the link after the song does; after the last one there is none', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  const link = () => screen.queryByRole('link', { name: /^Հաջորդ սիրելի երգը՝/ });
  expect(link()).toHaveAttribute('href', '/songs/7');
  await user.keyboard('n');
  expect(path()).toBe('/songs/7');
  expect(link()).toBeNull();
  await user.keyboard('n');
  expect(path()).toBe('/songs/7');
});

test.each(['{PageDown}', '{ArrowRight}', ' '])(
  'a turn past the end of the song by «%s» opens the next favorite',
  async (key) => {
    const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
    await user.keyboard(key);
    await waitFor(() => expect(path()).toBe('/songs/7'));
  },
);

test.each(['{PageUp}', '{ArrowLeft}', '{Shift>} {/Shift}'])(
  'a turn before the beginning of the song by «%s» opens the favorite before',
  async (key) => {
    const { user } = await renderSongbook('/songs/7', { stored: FAVORITES });
    await user.keyboard(key);
    await waitFor(() => expect(path()).toBe('/songs/3'));
    await user.keyboard(key);
    expect(path()).toBe('/songs/3');
  },
);

test('a key that moves a line opens nothing', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await act(async () => undefined);
  expect(path()).toBe('/songs/3');
});

test('a song that is no favorite has no next one', async () => {
  const { user } = await renderSongbook('/songs/5', { stored: FAVORITES });
  await user.keyboard('n');
  expect(path()).toBe('/songs/5');
});

test('a letter counts where the keyboard has it', async () => {
  await renderSongbook('/songs/3', { stored: FAVORITES });
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyN' });
  expect(path()).toBe('/songs/3');
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyL' });
  expect(path()).not.toBe('/songs/3');
});

test('keys with Ctrl, Alt, Shift or Meta, and keys held down, are left alone', async () => {
  await renderSongbook('/songs/3', { stored: FAVORITES });
  for (const modifier of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'])
    expect(fireEvent.keyDown(document.body, { code: 'KeyN', [modifier]: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { code: 'KeyN', repeat: true })).toBe(false);
  expect(path()).toBe('/songs/3');
});

test('what is typed or chosen in a panel turns nothing', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  await user.click(screen.getByRole('button', { name: 'Տեսք' }));
  const dark = await screen.findByRole('radio', { name: 'Մուգ' });
  dark.focus();
  for (const init of [{ key: 'ArrowRight' }, { key: 'PageDown' }, { key: 'n', code: 'KeyN' }, { key: ' ' }])
    expect(fireEvent.keyDown(dark, init)).toBe(true);
  expect(path()).toBe('/songs/3');
  expect(play()).toHaveTextContent('Ինքնաթերթում');
});
