/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { songs, type SongContent } from '../../../src/catalogue';
import { transposedUp } from '../../../src/state';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';
import { openSongbook, songId } from '../../support/songbook';

const footer = () => screen.getByRole('contentinfo');
const report = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Խնդրի նկարագիր' });

/** Opens the report from the footer or from the alert of a page that crashed. */
const open = (user: UserEvent, place: HTMLElement) =>
  user.click(within(place).getByRole('button', { name: 'Հայտնել խնդրի մասին' }));

const ERROR = { at: '2026-01-02T03:04:05.678Z', message: 'Error: no words', stack: 'at SongPage' };

afterEach(() => jest.restoreAllMocks());

test('a report of this page is shown, and exactly what is shown is copied, which a replay reads', async () => {
  const { user, store } = await renderSongbook('/songs/3?transpose=5#backup=secret');
  await user.click(screen.getByTestId('transpose-up'));
  await open(user, footer());
  const shown = (await report()).value;
  act(() => void store.dispatch(transposedUp({ id: songId(3) })));
  await user.click(screen.getByRole('button', { name: 'Պատճենել խնդրի նկարագիրը' }));
  expect(await navigator.clipboard.readText()).toBe(shown);
  expect(await report()).toHaveValue(shown);
  expect(JSON.parse(shown)).toMatchObject({
    format: 'songbook-report',
    version: 'unknown',
    address: 'http://localhost/songs/3#backup',
    browser: 'Mozilla/5.0 jsdom',
    storage: 'ready',
    error: null,
  });
  const { console } = await openSongbook();
  expect((await console.replay(shown)).transpositions).toEqual({ 3: 6 });
});

test('a page that cannot be drawn offers a report that has the error', async () => {
  // React logs a caught error to the console.
  jest.spyOn(console, 'error').mockReturnValue();
  const store = unreadStore({ ...songs, [songId(7)]: {} as SongContent });
  const { user, services } = await renderSongbook('/songs/7', { store });
  services.getLastError.mockReturnValue(ERROR);
  await open(user, screen.getByRole('alert'));
  expect(JSON.parse((await report()).value)).toMatchObject({
    address: 'http://localhost/songs/7',
    error: ERROR,
  });
});

test('a letter is drafted with what matters most, and without the log', async () => {
  const { user, services } = await renderSongbook('/');
  services.getLastError.mockReturnValue({ ...ERROR, message: `Error: ${'x'.repeat(5000)}` });
  await open(user, footer());
  const letter = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Գրել մեզ խնդրի մասին' });
  const body = new URL(letter.href).searchParams.get('body');
  expect(letter.href).toMatch(/^mailto:contact@example\.org\?subject=/);
  expect(body).toContain('http://localhost/\nMozilla/5.0 jsdom\nready\nError: xxx');
  expect(letter.href.length).toBeLessThan(2000);
});
