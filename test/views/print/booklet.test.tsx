/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
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
