/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { READER_SETTINGS_KEY, transpositionJumped } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';

const FITS = 'Այս տոնայնությունը Ձեր ձայնին հարմար է';
const voices = () => screen.queryByRole('group', { name: 'Ձեր ձայնը' });

/** Opens a song and the panel of its chords. */
async function openShapes(id: number, stored: Record<string, string> = {}) {
  const opened = await renderSongbook(`/songs/${id}`, { stored });
  await opened.user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  await screen.findByRole('group', { name: 'Երգի ակորդները' });
  return opened;
}

test('a voice is named once, and the key that suits it is one tap away and can be taken back', async () => {
  const { user } = await openShapes(28);
  expect(screen.queryByTestId('voice-key')).toBeNull();
  await user.click(within(voices()!).getByRole('radio', { name: 'Բաս' }));
  const button = screen.getByTestId('voice-key');
  expect(button).toHaveTextContent('Անցնել Ձեր ձայնի տոնայնության՝ Dm (−2)');
  await user.click(button);
  expect(screen.getByTestId('key')).toHaveTextContent('Dm');
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('10');
  expect(button).toHaveTextContent(FITS);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('10');
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('0');
});

test('the next song, too, is measured by the voice that was named, and in the key it sounds in now', async () => {
  const { store } = await openShapes(22, { [READER_SETTINGS_KEY]: '{"voice":"soprano"}' });
  expect(screen.getByTestId('voice-key')).toHaveTextContent(FITS);
  act(() => void store.dispatch(transpositionJumped({ id: songId(22), transpose: 10, reason: 'easyKey' })));
  expect(screen.getByTestId('voice-key')).toHaveTextContent(/^Անցնել Ձեր ձայնի տոնայնության՝ /);
});

test('where the tune is not known, nothing is claimed', async () => {
  const { id } = songs.find(({ melody }) => melody === null)!;
  await openShapes(id, { [READER_SETTINGS_KEY]: '{"voice":"bass"}' });
  expect(voices()).toBeNull();
});
