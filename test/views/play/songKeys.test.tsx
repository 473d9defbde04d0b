/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const FAVORITES = { fav3: '1', fav7: '1' };
const speed = () => screen.queryByRole('group', { name: 'Թերթելու արագությունը' });
const path = () => window.location.pathname;

afterEach(() => jest.restoreAllMocks());

test('the speed goes step by step and is kept for the song', async () => {
  // Otherwise jsdom shows the whole page, and the song stops at its end.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const { user, store } = await renderSongbook('/songs/3');
  await user.click(screen.getByRole('button', { name: 'Ինքնաթերթում' }));
  await user.click(await screen.findByRole('button', { name: 'Արագացնել' }));
  expect(speed()).toHaveTextContent('22');
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  expect(speed()).toHaveTextContent('18');
  expect(store.getState().readerSettings.speeds).toEqual({ 3: 18 });
});

test.each([
  ['{PageDown}', '{PageUp}'],
  ['{ArrowRight}', '{ArrowLeft}'],
  [' ', '{Shift>} {/Shift}'],
])(
  'past the end of a song «%s» opens the next favorite, before its beginning «%s» the last',
  async (on, back) => {
    const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
    for (const [key, song] of [
      [on, 7],
      [back, 3],
      [back, 3],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(songs[song]!.title),
      );
    }
  },
);

test('a key that moves a line opens nothing', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await act(async () => undefined);
  expect(path()).toBe('/songs/3');
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
