/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { READER_SETTINGS_KEY } from '../../../../src/state';
import * as text from '../../../../src/views/text/voice';
import { VoiceChoice } from '../../../../src/views/guitar/voice/VoiceChoice';
import { renderSongbook } from '../../../support/renderSongbook';

const open = (settings: object) =>
  renderSongbook('/', {
    part: <VoiceChoice />,
    stored: { [READER_SETTINGS_KEY]: JSON.stringify(settings) },
  });
const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);

test('who has found no own voice chooses among the usual ones', async () => {
  await open({ voice: 'bass' });
  expect(names()).toEqual(Object.values(text.voices));
});

test.each([
  ['written', 'Bb2', 'H4'],
  ['german', 'B2', 'H4'],
  ['glyphs', 'B♭2', 'B4'],
])('an own voice is named as notes are spelled: %s', async (notation, lowest, highest) => {
  await open({ voice: '46-71', notation });
  expect(names().at(-1)).toBe(text.ownVoice(lowest, highest));
  expect(screen.getByRole('radio', { checked: true }).parentElement).toHaveTextContent(names().at(-1)!);
});

test('an own voice can be chosen again after another one', async () => {
  const { user, store } = await open({ voice: '48-60' });
  await user.click(screen.getByRole('radio', { name: text.voices.alto }));
  expect(store.getState().readerSettings.voice).toBe('alto');
  await user.click(screen.getByRole('radio', { name: text.ownVoice('C3', 'C4') }));
  expect(store.getState().readerSettings.voice).toBe('48-60');
});
