/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { transposedUp } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { openSongbook, songId } from '../../support/songbook';

const report = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Խնդրի նկարագիր' });

const open = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Հայտնել խնդրի մասին' }));
const openHelp = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Օգնություն' }));

const ERROR = { at: '2026-01-02T03:04:05.678Z', message: 'Error: no words', stack: 'at SongPage' };

test('a report of this page is shown, and exactly what is shown is copied, which a replay reads', async () => {
  const { user, store } = await renderSongbook('/songs/3?transpose=5#backup=secret');
  await user.click(screen.getByTestId('transpose-up'));
  await openHelp(user);
  await open(user);
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

test('a letter is drafted with what matters most, and without the log', async () => {
  const { user, services } = await renderSongbook('/');
  services.getLastError.mockReturnValue({ ...ERROR, message: `Error: ${'x'.repeat(5000)}` });
  await openHelp(user);
  await open(user);
  const letter = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Գրել մեզ խնդրի մասին' });
  const body = new URL(letter.href).searchParams.get('body');
  expect(letter.href).toMatch(/^mailto:contact@example\.org\?subject=/);
  expect(body).toContain('http://localhost/\nMozilla/5.0 jsdom\nready\nError: xxx');
  expect(letter.href.length).toBeLessThan(2000);
});

test('a line to report is quoted in its language, also an Armenian one of a French song', async () => {
  const { user } = await renderSongbook('/songs/50');
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  const chords = within(await screen.findByRole('group', { name: 'Երգի ակորդները' }));
  expect(document.querySelector('q')).toHaveAttribute('lang', 'fr');
  await user.click(chords.getByRole('button', { name: 'E7sus4' }));
  const quoted = screen.getByText('Իմ տուն, իմ երգ, իմ Հայաստան։', { selector: 'q' });
  expect(quoted).toHaveAttribute('lang', 'hy');
});
