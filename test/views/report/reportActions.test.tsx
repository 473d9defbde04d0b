/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { songs, type SongContent } from '../../../src/catalogue';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';
import { openSongbook, songId } from '../../support/songbook';

const footer = () => within(screen.getByRole('contentinfo'));
const copyButton = () => footer().findByRole('button', { name: 'Պատճենել խնդրի նկարագիրը' });
const readClipboard = async () =>
  JSON.parse(await navigator.clipboard.readText()) as { readonly log: { readonly entries: unknown[] } };

const ERROR = { at: '2026-01-02T03:04:05.678Z', message: 'Error: no words', stack: 'at SongPage' };

afterEach(() => jest.restoreAllMocks());

test('from the footer, one tap copies a report of this page, which a replay reads', async () => {
  const { user } = await renderSongbook('/songs/3?transpose=5#backup=secret');
  await user.click(screen.getByTestId('transpose-up'));
  (await copyButton()).focus();
  await user.keyboard('{Enter}');
  expect(await footer().findByRole('status')).toHaveTextContent('Պատճենվեց');
  expect(await readClipboard()).toMatchObject({
    format: 'songbook-report',
    version: 'unknown',
    address: 'http://localhost/songs/3#backup',
    browser: 'Mozilla/5.0 jsdom',
    storage: 'ready',
    error: null,
  });
  const { console } = await openSongbook();
  expect(console.replay(await navigator.clipboard.readText()).transpositions).toEqual({ 3: 6 });
});

test('where the clipboard is refused, the report stands there to be copied by hand', async () => {
  const { user } = await renderSongbook('/');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await copyButton());
  const byHand: HTMLTextAreaElement = await footer().findByRole('textbox', { name: /պատճենե՛ք ինքներդ/ });
  expect(byHand).toHaveFocus();
  expect(JSON.parse(byHand.value)).toMatchObject({ address: 'http://localhost/' });
});

test('a page that cannot be drawn offers a report that has the error', async () => {
  // React tells the console of what it caught.
  jest.spyOn(console, 'error').mockReturnValue();
  const store = unreadStore({ ...songs, [songId(7)]: {} as SongContent });
  const { user, services } = await renderSongbook('/songs/7', { store });
  services.getLastError.mockReturnValue(ERROR);
  const alert = within(screen.getByRole('alert'));
  await user.click(await alert.findByRole('button', { name: 'Պատճենել խնդրի նկարագիրը' }));
  expect(await alert.findByRole('status')).toHaveTextContent('Պատճենվեց');
  expect(await readClipboard()).toMatchObject({ address: 'http://localhost/songs/7', error: ERROR });
});

test('a letter is drafted with what matters most, and without the log', async () => {
  const { user, services } = await renderSongbook('/');
  services.getLastError.mockReturnValue({ ...ERROR, message: `Error: ${'x'.repeat(5000)}` });
  await copyButton();
  const letter: HTMLAnchorElement = footer().getByRole('link', { name: 'Գրել մեզ խնդրի մասին' });
  letter.addEventListener('click', (event) => event.preventDefault());
  await user.click(letter);
  const body = new URL(letter.href).searchParams.get('body');
  expect(letter.href).toMatch(/^mailto:contact@example\.org\?subject=/);
  expect(body).toContain('http://localhost/\nMozilla/5.0 jsdom\nready\nError: xxx');
  expect(letter.href.length).toBeLessThan(2000);
});
