/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { selectSet } from '../../../src/state';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';

const address = (song: number, entry: string) => `/songs/${song}?set=evening&entry=${entry}`;
const FIRST = address(22, 'first');
const SECOND = address(14, 'second');
const THIRD = address(22, 'third');
const open = (at: string) => renderSongbook(at, { stored: { ...storedSets(), fav22: '1', fav30: '1' } });
const line = () => screen.queryByRole('navigation', { name: 'Նվագացանկը' });
const shift = () => screen.getByTestId('transpose-value').textContent;

type Point = readonly [x: number, y: number];

/** Moves a finger from one point of the page to another. */
function swipe(from: Point, to: Point, target: Element = document.body): void {
  const at = ([clientX, clientY]: Point) => [{ clientX, clientY }];
  fireEvent.touchStart(target, { touches: at(from) });
  fireEvent.touchEnd(target, { touches: [], changedTouches: at(to) });
}

test('a song that is played in a set is in its key there, and a line says where and what comes next', async () => {
  const { store } = await open(FIRST);
  expect(shift()).toBe('3');
  expect(line()).toHaveTextContent(`Կիրակի երեկո1/3Ընդմիջում · Հաջորդը՝ ${songs[14]!.title}`);
  expect(selectSet(store.getState(), 'evening')!.played).toBe('first');
});

test.each([
  '/songs/22',
  '/songs/22?set=evening&entry=second',
  '/songs/22?set=evening&entry=pause',
  '/songs/22?set=gone&entry=first',
  '/songs/22?set=constructor&entry=first',
])('%s is the song as ever', async (at) => {
  const { store } = await open(at);
  expect(shift()).toBe('0');
  expect(line()).toBeNull();
  expect(store.getState().openEntry).toBeNull();
  expect(screen.getByText('Հաջորդ սիրելի երգը՝', { exact: false })).toBeInTheDocument();
  swipe([300, 400], [100, 400]);
  expect(addressNow()).toBe(at);
});

test('keys go from entry to entry, also between two of the same song, and stop at either end', async () => {
  const { user } = await open(FIRST);
  for (const [key, there, place] of [
    ['{PageUp}', FIRST, '1/3'],
    ['{PageDown}', SECOND, '2/3'],
    ['n', THIRD, '3/3'],
    ['n', THIRD, '3/3'],
    ['{ArrowLeft}', SECOND, '2/3'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(line()).toHaveTextContent(place));
    expect(addressNow()).toBe(there);
  }
  expect(line()).toHaveTextContent('դանդաղ');
  expect(shift()).toBe('0');
});

test('links lead on and back, to the set, and out of it', async () => {
  const { user, store } = await open(SECOND);
  const within2 = within(line()!);
  expect(within2.getByRole('link', { name: `Նախորդը՝ ${songs[22]!.title}` })).toHaveAttribute('href', FIRST);
  expect(within2.getByRole('link', { name: 'Կիրակի երեկո 2/3' })).toHaveAttribute('href', '/sets/evening');
  await user.click(within2.getByRole('link', { name: `Հաջորդը՝ ${songs[22]!.title}` }));
  await waitFor(() => expect(shift()).toBe('5'));
  expect(line()).toHaveTextContent('Նվագացանկի վերջին երգը');
  await user.click(screen.getByRole('button', { name: 'Դուրս գալ նվագացանկից' }));
  await waitFor(() => expect(line()).toBeNull());
  expect(addressNow()).toBe('/songs/22');
  expect(shift()).toBe('0');
  expect(store.getState().openEntry).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who leaves the song leaves the set, which remembers where', async () => {
  const { user, store } = await open(SECOND);
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await waitFor(() => expect(store.getState().openEntry).toBeNull());
  expect(selectSet(store.getState(), 'evening')!.played).toBe('second');
});

test('swipes turn entries, and nothing else does that a finger does', async () => {
  await open(SECOND);
  swipe([300, 400], [240, 400]);
  swipe([300, 400], [200, 340]);
  swipe([10, 400], [200, 400]);
  swipe([1020, 400], [800, 400]);
  swipe([300, 400], [100, 400], screen.getByRole('group', { name: 'Ընթերցման գործիքներ' }));
  Object.assign(window, { visualViewport: { scale: 2.5 } });
  swipe([300, 400], [200, 420]);
  Reflect.deleteProperty(window, 'visualViewport');
  expect(addressNow()).toBe(SECOND);
  swipe([300, 400], [200, 420]);
  await waitFor(() => expect(addressNow()).toBe(THIRD));
  swipe([300, 400], [200, 420]);
  swipe([200, 400], [300, 380]);
  await waitFor(() => expect(addressNow()).toBe(SECOND));
});

test('the stage says the same in one line', async () => {
  const { user } = await open(SECOND);
  await user.keyboard('f');
  const stage = await screen.findByRole('group', { name: 'Ամբողջ էկրան' });
  expect(stage).toHaveTextContent(`2/3 · ${songs[14]!.title} · դանդաղ`);
  expect(stage).toHaveTextContent(`Հաջորդը՝ ${songs[22]!.title}`);
});
