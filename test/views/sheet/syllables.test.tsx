/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { noteWidthIn, placeChords, type Notation } from '../../../src/music';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const stored = storedSettings({ notation: 'solfege' });
const chords = () => new Set(screen.getAllByTestId('chord').map(({ textContent }) => textContent));

test('in the Armenian interface chords are named Դո Ռե Մի', async () => {
  await renderSongbook('/songs/29', { stored });
  expect(chords()).toContain('Լյաm');
  for (const name of chords()) expect(name).toMatch(/^(?:Դո|Ռե|Մի|Ֆա|Սոլ|Լյա|Սի)/);
});

test('a chord that could touch the next one as a syllable has room, and as a letter needs none', () => {
  const hasRoom = (notation: Notation) =>
    placeChords('գեղեցիկ', 'G\u00a0\u00a0\u00a0C', 0, noteWidthIn(notation)).words.flat()[0]!.needsRoom;
  expect(hasRoom('german')).toBe(false);
  expect(hasRoom('armenian')).toBe(true);
});
