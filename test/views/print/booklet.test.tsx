/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { transposeChordLine } from '../../../src/music';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/setPages';

const booklet = () => screen.queryByTestId('booklet');
const headings = () =>
  within(booklet()!)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));
const isPrintedAlone = () => document.documentElement.hasAttribute('data-prints-alone');
const FAVORITES = { fav3: '1', fav7: '1' };

afterEach(() => jest.restoreAllMocks());

test('the booklet is asked for in a dialog, which opens the one for printing', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user, services } = await renderSongbook('/favorites', { stored: FAVORITES });
  await user.click(await screen.findByRole('button', { name: 'Տպել որպես գրքույկ' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Տպել' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(services.wantContents).toHaveBeenCalled();
});

test('while the page is printed, the booklet is there: contents, then songs by their numbers', async () => {
  await renderSongbook('/favorites', { stored: FAVORITES });
  await screen.findByRole('button', { name: 'Տպել որպես գրքույկ' });
  expect(booklet()).toBeNull();
  tell('beforeprint');
  expect(headings()).toEqual(['Բովանդակություն', `1. ${songs[3]!.title}`, `2. ${songs[7]!.title}`]);
  expect(isPrintedAlone()).toBe(true);
  expect(within(booklet()!).getAllByTestId('song-line')).toHaveLength(
    songs[3]!.body.lyrics.length + songs[7]!.body.lyrics.length,
  );
  tell('afterprint');
  expect(booklet()).toBeNull();
  expect(isPrintedAlone()).toBe(false);
});

test('a set is printed in its order, each song in the key of its entry, under headings and with notes', async () => {
  await renderSongbook('/sets/evening', { stored: storedSets() });
  await screen.findByRole('button', { name: 'Տպել որպես գրքույկ' });
  tell('beforeprint');
  const [twice, once] = [songs[22]!, songs[14]!];
  expect(within(booklet()!).getByRole('heading', { level: 1 })).toHaveTextContent('Կիրակի երեկո');
  expect(headings().slice(1)).toEqual([`1. ${twice.title}`, `2. ${once.title}`, `3. ${twice.title}`]);
  const printed = within(booklet()!).getAllByRole('article');
  const chordOf = (article: HTMLElement) => within(article).getAllByTestId('chord')[0]!.textContent;
  const [written] = twice.body.chords.join(' ').trim().split(/\s+/);
  expect([printed[0]!, printed[2]!].map(chordOf)).toEqual(
    [3, 5].map((semitones) => transposeChordLine(written!, semitones)),
  );
  expect(printed[1]).toHaveTextContent('դանդաղ');
  expect(
    within(booklet()!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)[1],
  ).toMatch(`Ընդմիջում2.${once.title}`);
  tell('afterprint');
  expect(booklet()).toBeNull();
});
