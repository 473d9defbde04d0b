/** @jest-environment jsdom */
import '../../support/inEnglish';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SongCode } from '../../../src/views/print/PageCode';
import { QrCode } from '../../../src/views/ui/QrCode';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';
import { songId } from '../../support/songbook';

test.each<
  [what: string, at: string, stored: Record<string, string>, opener: RegExp, name: string, link: RegExp]
>([
  ['a song', '/en/songs/22', { tr22: '3' }, /^Share/, 'Song link', /^\/en\/songs\/22\?transpose=3$/],
  ['a set', '/en/sets/evening', storedSets(), /Share/, 'Setlist link', /^\/en\/sets#/],
  ['the choices', '/en/favorites', { fav22: '1' }, /^Backup/, 'Link and QR code', /^\/en\/favorites#/],
])(
  'the link of %s leads to a page in the language in which it is shown',
  async (_, at, stored, opener, name, link) => {
    const { user } = await renderSongbook(at, { stored });
    await user.click(await screen.findByRole('button', { name: opener }));
    const group = within(await screen.findByRole('group', { name }));
    await user.click(group.getByRole('button', { name: 'Copy link' }));
    const [, path] = (await navigator.clipboard.readText()).split('http://localhost');
    expect(path).toMatch(link);
  },
);

test('the code on paper, and the address in its words, lead to that page', async () => {
  await renderSongbook('/en/songs/22', { part: <SongCode id={songId(22)} /> });
  const code = screen.getByTestId('page-code');
  expect(code).toHaveTextContent('Open the song: songbook.example.org\u200B/en/songs/22');
  const address = 'https://songbook.example.org/en/songs/22?transpose=0&capo=0&latin=eastern';
  const wanted = renderToStaticMarkup(<QrCode content={address} label={code.textContent} />);
  expect(code.innerHTML).toContain(wanted);
});
