/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const SONG = songs.find(({ key }) => key === 'Am')!;
const ADDRESS = `/songs/${SONG.id}`;

const up = () => screen.getByRole('button', { name: 'Բարձրացնել կիսատոնով' });
const down = () => screen.getByRole('button', { name: 'Իջեցնել կիսատոնով' });
const reset = () => screen.queryByRole('button', { description: 'Վերադարձնել սկզբնական տոնայնությունը' });
const key = () => screen.getByTestId('key').textContent;
const value = () => screen.getByTestId('transpose-value').textContent;
const chords = () => screen.getAllByTestId('chord').map(({ textContent }) => textContent);
const spoken = (words: string) =>
  screen.getAllByRole('status').find(({ textContent }) => textContent === words);

test('plus and minus move the chords by a semitone each way, and come back to what was written', async () => {
  const { user } = await renderSongbook(ADDRESS);
  const written = chords();
  expect(value()).toBe('0');
  await user.click(up());
  expect(value()).toBe('1');
  expect(chords()).not.toEqual(written);
  expect(key()).toBe('Bbm');
  await user.click(down());
  expect(value()).toBe('0');
  expect(chords()).toEqual(written);
});

test('a way back to the key as written is there while it is needed, and leaves the focus at the plus', async () => {
  const { user } = await renderSongbook(ADDRESS, { stored: { [`tr${SONG.id}`]: '5' } });
  expect(value()).toBe('5');
  await user.click(reset()!);
  expect(value()).toBe('0');
  expect(reset()).toBeNull();
  expect(up()).toHaveFocus();
});

test('whoever hears the page is told where the chords are', async () => {
  const { user } = await renderSongbook(ADDRESS);
  expect(spoken('Am՝ սկզբնական տոնայնություն')).toBeDefined();
  await user.click(down());
  expect(spoken('Abm՝ բնօրինակից (Am) 1 կիսատոնով ցածր')).toBeDefined();
  await user.click(down());
  expect(spoken('Gm՝ բնօրինակից (Am) 2 կիսատոնով ցածր')).toBeDefined();
  expect(reset()).toHaveAccessibleName('Gm −2 · բնօրինակը՝ Am');
  expect(value()).toBe('10');
});

test('paper says how far a song is transposed', async () => {
  const { user } = await renderSongbook(ADDRESS);
  expect(screen.queryByText('Փոխադրված՝')).toBeNull();
  await user.click(up());
  expect(screen.getByText('Փոխադրված՝').nextElementSibling).toHaveTextContent('+1 կիսատոն (բնօրինակը՝ Am)');
  await user.click(down());
  await user.click(down());
  expect(screen.getByText('Փոխադրված՝').nextElementSibling).toHaveTextContent('−1 կիսատոն (բնօրինակը՝ Am)');
});

test('a B that means H is explained while one is on the sheet, on the screen and on paper', async () => {
  const { user } = await renderSongbook(ADDRESS);
  const legends = () =>
    screen
      .queryAllByText('B = H (սի)')
      .filter((legend) => !legend.closest('[hidden]'))
      .map(({ tagName }) => tagName)
      .sort();
  expect(legends()).toEqual([]);
  await user.click(up());
  await user.click(up());
  expect(key()).toBe('Bm');
  expect(legends()).toEqual(['DD', 'SPAN']);
});
