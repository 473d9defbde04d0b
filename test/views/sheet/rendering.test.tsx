/** @jest-environment jsdom */
import { renderedWhile } from '../../support/rendered';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { selectChordLines } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const LATIN_NOTE = 'Լատինատառ տողերը տառադարձված են ինքնաբերաբար';
const chords = () => screen.getAllByTestId('chord').map(({ textContent }) => textContent);

test('the chords on a sheet are those of the transposed chord lines, in their order', async () => {
  const { store } = await renderSongbook('/songs/22', { stored: { tr22: '5' } });
  const lines = selectChordLines(store.getState(), songId(22));
  expect(chords()).toEqual(lines.flatMap((line) => line.match(/\S+/g) ?? []));
});

test.each([
  [50, 'none', false],
  [7, 'eastern', false],
  [7, 'none', true],
])(
  'a step of the key of song %i renders and changes chord names alone, with Latin letters: %s, meaning: %s',
  async (id, latin, meaning) => {
    const stored = storedSettings({ latin, meaning });
    const opening = await renderedWhile(async () => {
      await renderSongbook(`/songs/${id}`, { stored });
      await waitFor(() => expect(screen.queryAllByText(LATIN_NOTE)).toHaveLength(latin === 'none' ? 0 : 1));
      await waitFor(() => expect(document.querySelector('[data-gloss]') !== null).toBe(meaning));
    });
    expect(opening).toContain('Lyric');
    const before = chords();
    const changed: Node[] = [];
    const changes = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    changes.observe(screen.getByTestId('sheet'), {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const step = await renderedWhile(() => userEvent.click(screen.getByTestId('transpose-up')));
    changes.disconnect();
    expect(step.filter((name) => name === 'Chord')).toHaveLength(before.length);
    // The sheet, the facts, and the parts of the control.
    expect(step.length - before.length).toBeLessThanOrEqual(8);
    const after = chords();
    expect(changed.map(({ parentElement }) => parentElement)).toEqual(
      screen.getAllByTestId('chord').filter((_, index) => after[index] !== before[index]),
    );
    expect(changed.length).toBeGreaterThan(before.length / 2);
  },
);
