/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { readerSettingChanged } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';

const KRUNK = 'Kërunk · Zhoghovërdakan, mëshakumë, Komitas';

async function openInLatin(address: string) {
  const { store } = await renderSongbook(address);
  expect(screen.queryByTestId('latin-names')).toBeNull();
  await act(async () => void store.dispatch(readerSettingChanged({ setting: 'latin', value: 'eastern' })));
}

test('with Latin letters on, a song says its title and author in them too', async () => {
  await openInLatin('/songs/22');
  const names = await screen.findByTestId('latin-names');
  expect(names).toHaveTextContent(KRUNK);
  expect(names).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('song-title')).toHaveTextContent(/^Կռունկ$/);
  expect(screen.getByTestId('song-author')).toHaveTextContent(/^Ժողովրդական, մշակումը՝ Կոմիտաս$/);
});

test('so does every row of a list, whose link is named as before', async () => {
  await openInLatin('/');
  expect(await screen.findAllByTestId('latin-names')).toHaveLength(51);
  const row = screen.getByRole('link', { name: 'Կռունկ Ժողովրդական, մշակումը՝ Կոմիտաս' });
  expect(within(row).getByTestId('latin-names')).toHaveTextContent(KRUNK);
});

test('of a French song, only what is Armenian', async () => {
  await openInLatin('/songs/47');
  expect(await screen.findByTestId('latin-names')).not.toHaveTextContent('temps');
});
