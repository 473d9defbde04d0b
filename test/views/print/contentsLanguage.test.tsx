/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const TITLE = songs[47]!.title;

/** The marked words of the contents of a booklet of songs 22 and 47, with their languages. */
async function markedIn(bookletContents: 'booklet' | 'lines') {
  const stored = { ...storedSettings({ bookletContents }), fav22: '1', fav47: '1' };
  const { user } = await renderSongbook('/favorites', { stored });
  await user.click(screen.getByRole('button', { name: 'Տպել որպես գրքույկ' }));
  await screen.findByRole('button', { name: 'Տպել' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const entries = within(screen.getByTestId('booklet')).getAllByRole('listitem');
  const marked = entries.map((entry) => [...entry.querySelectorAll<HTMLElement>('[lang]')]);
  return marked.map((words) => words.map(({ lang, textContent }) => `${lang} ${textContent}`));
}

test('in the contents of a booklet a French title is marked as such', async () => {
  expect(await markedIn('booklet')).toEqual([[], [`fr ${TITLE}`]]);
});

test('in the contents by first lines each line and each French title is marked as such', async () => {
  expect(await markedIn('lines')).toEqual([
    [expect.stringMatching(/^hy Կռո՛ւնկ/)],
    [expect.stringMatching(/^fr Quand nous/), `fr ${TITLE}`],
  ]);
});
