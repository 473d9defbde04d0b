/** @jest-environment jsdom */
import fc from 'fast-check';
import { screen } from '@testing-library/react';
import { voiceRange } from '../../../src/music';
import { parseSetting } from '../../../src/state';
import {
  FIRST_FINDING,
  foundRange,
  fromLowest,
  moved,
  STEPS,
  type Finding,
} from '../../../src/views/guitar/voice/VoiceFinder';
import { ownVoice } from '../../../src/views/text/hy/guitar';
import { voices } from '../../../src/views/text/hy/settings';
import { VoiceChoice } from '../../../src/views/guitar/voice/VoiceChoice';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const walk = (from: Finding, steps: readonly number[]): Finding =>
  steps.reduce((finding, step) => moved(finding, step) ?? finding, from);

test.each([
  ['down to the lowest note', FIRST_FINDING, -1, 30],
  ['up to the last that has a fifth above it', FIRST_FINDING, 1, 82],
  ['down to the lowest that is sung', fromLowest(45), -1, 45],
  ['up from it to the highest', fromLowest(45), 1, 89],
])('notes are offered %s', (_, from, step, end) => {
  const last = walk(from, Array<number>(100).fill(step));
  expect(last).toEqual({ lowest: from.lowest, pitch: end });
  expect(moved(last, step)).toBeNull();
  expect(moved(last, -step)).toEqual({ lowest: from.lowest, pitch: end - step });
});

test.each([
  [45, 57],
  [80, 89],
])('above %d the highest note is looked for from %d on', (lowest, pitch) => {
  expect(fromLowest(lowest)).toEqual({ lowest, pitch });
});

test('a voice is no narrower than a fifth', () => {
  expect(foundRange(FIRST_FINDING)).toBeNull();
  expect(foundRange({ lowest: 45, pitch: 51 })).toBeNull();
  expect(foundRange({ lowest: 45, pitch: 52 })).toEqual({ lowest: 45, highest: 52 });
});

test('whatever is found can be kept, and is the range that was found', () => {
  const anySteps = fc.array(fc.constantFrom(...STEPS), { maxLength: 80 });
  fc.assert(
    fc.property(anySteps, anySteps, (down, up) => {
      const { pitch: lowest } = walk(FIRST_FINDING, down);
      const range = foundRange(walk(fromLowest(lowest), up));
      if (!range) return;
      const voice = `${lowest}-${range.highest}`;
      expect(parseSetting('voice', voice)).toBe(voice);
      expect(voiceRange(voice)).toEqual(range);
    }),
  );
});

/** Draws the choice of a voice, and opens it. */
async function open(settings: object) {
  const drawn = await renderSongbook('/', { part: <VoiceChoice />, stored: storedSettings(settings) });
  expect(screen.queryByRole('radio')).toBeNull();
  await drawn.user.click(screen.getByRole('button', { name: /^Ձեր ձայնը՝/ }));
  return drawn;
}
const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);

test('who has found no own voice chooses among the usual ones', async () => {
  await open({ voice: 'bass' });
  expect(names()).toEqual(Object.values(voices));
});

test.each([
  ['written', 'Bb2', 'H4'],
  ['german', 'B2', 'H4'],
  ['glyphs', 'B♭2', 'B4'],
])('an own voice is named as notes are spelled: %s', async (notation, lowest, highest) => {
  await open({ voice: '46-71', notation });
  expect(names().at(-1)).toBe(ownVoice(`${lowest}–${highest}`));
  expect(screen.getByRole('radio', { checked: true }).parentElement).toHaveTextContent(names().at(-1)!);
});

test('an own voice can be chosen again after another one', async () => {
  const { user, store } = await open({ voice: '48-60' });
  await user.click(screen.getByRole('radio', { name: voices.alto }));
  expect(store.getState().readerSettings.voice).toBe('alto');
  await user.click(screen.getByRole('radio', { name: ownVoice('C3–C4') }));
  expect(store.getState().readerSettings.voice).toBe('48-60');
});
