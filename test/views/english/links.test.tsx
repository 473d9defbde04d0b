/** @jest-environment jsdom */
import '../../support/inEnglish';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SongCode } from '../../../src/views/print/PageCode';
import { QrCode } from '../../../src/views/ui/QrCode';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';
import { songId } from '../../support/songbook';

/** Copies the link of a group of buttons. */
async function copied(name: string, user: UserEvent): Promise<string> {
  const group = within(await screen.findByRole('group', { name }));
  await user.click(group.getByRole('button', { name: 'Copy link' }));
  return navigator.clipboard.readText();
}

test('the link of a song leads to its page in the language in which it is shown', async () => {
  const { user } = await renderSongbook('/en/songs/22', { stored: { tr22: '3' } });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await copied('Song link', user)).toBe('http://localhost/en/songs/22?transpose=3');
});

test('the link of a set leads to the sets in that language', async () => {
  const set = await renderSongbook('/en/sets/evening', { stored: storedSets() });
  await set.user.click(await screen.findByRole('button', { name: /Share/ }));
  expect(await copied('Setlist link', set.user)).toMatch(/^http:\/\/localhost\/en\/sets#/);
});

test('the link to the choices leads to the favorites in that language', async () => {
  const { user } = await renderSongbook('/en/favorites', { stored: { fav22: '1' } });
  await user.click(await screen.findByRole('button', { name: 'Backup' }));
  expect(await copied('Link and QR code', user)).toMatch(/^http:\/\/localhost\/en\/favorites#/);
});

test('the code on paper, and the address in its words, lead to that page', async () => {
  await renderSongbook('/en/songs/22', { part: <SongCode id={songId(22)} /> });
  const code = screen.getByTestId('page-code');
  expect(code).toHaveTextContent('Open the song: songbook.example.org\u200B/en/songs/22');
  const address = 'https://songbook.example.org/en/songs/22?transpose=0&capo=0&latin=eastern';
  const wanted = renderToStaticMarkup(<QrCode content={address} label={code.textContent} />);
  expect(code.innerHTML).toContain(wanted);
});
