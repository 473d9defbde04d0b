/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { songs } from '../../../src/catalogue';
import {
  backupImported,
  capoPlaced,
  favoriteToggled,
  readerSettingChanged,
  transpositionJumped,
  type SongbookAction,
} from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';

const id = songId(3);
const { title } = songs[id]!;
const rows = () => screen.queryAllByTestId('song-row');
const heart = () => screen.getByRole('button', { name: `Սիրելի երգ՝ ${title}` });
const takeBack = () => screen.queryByRole('button', { name: 'Հետարկել' });
const toast = (message: string) => screen.getByText(message).parentElement!;
const REMOVED = `«${title}» երգը հանվեց սիրելիներից։`;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

/** Opens the favorites and takes the one there off the list. */
async function removeFavorite() {
  const opened = await renderSongbook('/favorites', { stored: { [`fav${id}`]: '1' } });
  jest.useFakeTimers();
  await opened.user.click(heart());
  expect(rows()).toEqual([]);
  return opened;
}

afterEach(() => jest.useRealTimers());

test.each<[message: string, done: SongbookAction]>([
  [REMOVED, favoriteToggled({ id })],
  [
    `«${title}» երգն այժմ բնօրինակից 4 կիսատոնով բարձր է։`,
    transpositionJumped({ id, transpose: 4, reason: 'easyKey' }),
  ],
  [
    `«${title}» երգն այժմ բնօրինակից 3 կիսատոնով ցածր է։`,
    transpositionJumped({ id, transpose: 9, reason: 'easyKey' }),
  ],
  [
    `«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`,
    transpositionJumped({ id, transpose: 0, reason: 'reset' }),
  ],
  ['Կապո 2. ցույց են տրված նվագվող ակորդները։', capoPlaced({ id, capo: 2 })],
  ['Պատճենում եղածն ավելացվեց։', backupImported({ favorites: { [songId(5)]: 1 } })],
])('%s', async (message, done) => {
  const { store } = await renderSongbook('/', { stored: { [`fav${id}`]: '1', [`tr${id}`]: '2' } });
  expect(takeBack()).toBeNull();
  act(() => void store.dispatch(done));
  expect(within(toast(message)).getByRole('button')).toBe(takeBack());
});

test('a setting or a new favorite needs no way back', async () => {
  const { user, store } = await renderSongbook('/');
  await user.click(heart());
  act(() => void store.dispatch(readerSettingChanged({ setting: 'theme', value: 'dark' })));
  expect(takeBack()).toBeNull();
});

test.each<[what: string, take: (user: UserEvent) => Promise<void>]>([
  ['the button', (user) => user.click(takeBack()!)],
  ['Ctrl+Z', (user) => user.keyboard('{Control>}z{/Control}')],
])('%s brings back what was taken away', async (_, take) => {
  const { user } = await removeFavorite();
  await take(user);
  expect(rows()).toHaveLength(1);
  expect(takeBack()).toBeNull();
});

test('the focus returns to where it was, or to the heading where that is gone', async () => {
  const { user } = await renderSongbook('/', { stored: { [`fav${id}`]: '1' } });
  await user.click(heart());
  await user.click(takeBack()!);
  expect(heart()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await user.click(heart());
  await user.click(takeBack()!);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('of two offers in a row, the second returns the focus to where it was made', async () => {
  const { user } = await renderSongbook(`/songs/${id}`, { stored: { [`fav${id}`]: '1', [`tr${id}`]: '2' } });
  await user.click(heart());
  await user.click(screen.getByTestId('transpose-reset'));
  await user.click(takeBack()!);
  expect(screen.getByTestId('transpose-up')).toHaveFocus();
});

test('each offer passes after eight seconds of its own', async () => {
  const { store } = await removeFavorite();
  await pass(7999);
  act(() => void store.dispatch(transpositionJumped({ id, transpose: 4, reason: 'easyKey' })));
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test.each<[what: string, hold: () => void, leave: () => void]>([
  [
    'it is pointed at',
    () => fireEvent.pointerEnter(toast(REMOVED)),
    () => fireEvent.pointerLeave(toast(REMOVED)),
  ],
  ['its button has the focus', () => takeBack()!.focus(), () => takeBack()!.blur()],
])('the offer stays while %s, and eight seconds longer', async (_, hold, leave) => {
  await removeFavorite();
  act(hold);
  await pass(60_000);
  expect(takeBack()).not.toBeNull();
  act(leave);
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test('the offer passes when the page is left', async () => {
  const { user } = await removeFavorite();
  await user.click(screen.getByRole('link', { name: 'Գլխավոր 🏠' }));
  expect(takeBack()).toBeNull();
});
