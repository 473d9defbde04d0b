/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import {
  choicesChanged,
  contentsFailed,
  favoriteToggled,
  newVersionFound,
  noteWritten,
  readerSettingChanged,
  selectChoices,
  selectUndoOffer,
  transposedUp,
  undoDismissed,
  type StoredTexts,
  type SongbookAction,
} from '../../../src/state';
import { anyChoice } from '../../support/anyState';
import { MemoryStorage } from '../../support/memoryStorage';
import { renderSongbook } from '../../support/renderSongbook';
import { openSongbook, songId } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const [id, next] = [songId(23), songId(29)];
const FAVORITE = { fav23: '1' };
const rows = () => screen.queryAllByTestId('song-row');
const heart = (of: number = id) => screen.getByRole('button', { name: `Սիրելի երգ՝ ${songs[of]!.title}` });
const takeBack = () => screen.queryByRole('button', { name: 'Հետարկել' });
const toast = (message: string | RegExp) => screen.getByText(message).parentElement!;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const changed = (why: 'imported' | 'synced' | 'undone', change: StoredTexts) =>
  choicesChanged({ change, why });

/** Opens the favorites and takes the one there off the list. */
async function removeFavorite() {
  const opened = await renderSongbook('/favorites', { stored: FAVORITE });
  jest.useFakeTimers();
  await opened.user.click(heart());
  expect(rows()).toEqual([]);
  return opened;
}

afterEach(() => jest.useRealTimers());

test('an undo leaves the choices as they were before its action, whatever happened before', async () => {
  // Once a song is transposed it has a transposition for good, so each here has one from the start.
  const transposed = Object.fromEntries(songs.map((song) => [`tr${song.id}`, '1']));
  const { store } = await openSongbook(new MemoryStorage(transposed));
  const types = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyChoice, { minLength: 20, maxLength: 20 }), (story) => {
      for (const action of story) {
        const before = store.getState();
        store.dispatch(action);
        const offer = selectUndoOffer(store.getState());
        if (offer === null || offer === selectUndoOffer(before)) continue;
        expect(offer.done).toEqual(action);
        store.dispatch(choicesChanged({ change: offer.inverse, why: 'undone' }));
        expect(selectChoices(store.getState())).toEqual(selectChoices(before));
        expect(selectUndoOffer(store.getState())).toBeNull();
        store.dispatch(action);
        types.add(action.type);
      }
    }),
    { numRuns: 25 },
  );
  expect(types.size).toBeGreaterThanOrEqual(6);
});

test('what can be taken back is named, and then all is as it was', async () => {
  const { title } = songs[28]!;
  const stored = { fav28: '1', tr28: '2', ...storedSettings({ voice: 'bass' }) };
  const { user, store } = await renderSongbook('/songs/28', { stored });
  const tap = (control: string) => async () => {
    if (screen.queryAllByTestId(control).length === 0) await user.click(screen.getByTestId('key-button'));
    await user.click((await screen.findAllByTestId(control)).at(-1)!);
  };
  const dispatch = (action: SongbookAction) => async () => act(() => void store.dispatch(action));
  const moved = () => {
    const shown = Number(screen.getByTestId('transpose-value').textContent);
    return `«${title}» երգն այժմ բնօրինակից ${shown < 7 ? `${shown} կիսատոնով բարձր` : `${12 - shown} կիսատոնով ցածր`} է։`;
  };
  for (const [message, doIt] of [
    [`«${title}» երգը հանվեց սիրելիներից։`, tap('favorite-toggle')],
    [moved, tap('voice-key')],
    [`«${title}» երգը վերադարձավ սկզբնական տոնայնությանը։`, tap('transpose-reset')],
    [/^Կապո \d+. սրանք այն ակորդներն են, որ նվագում եք։$/, tap('capo-advice')],
    ['Նշումը փոխվեց։', dispatch(noteWritten({ id: songId(28), text: 'ցածր' }))],
    ['Պատճենում եղածն ավելացվեց։', dispatch(changed('imported', { fav50: '1' }))],
  ] as const) {
    const before = selectChoices(store.getState());
    await doIt();
    expect(selectChoices(store.getState())).not.toEqual(before);
    await user.click(within(toast(typeof message === 'function' ? message() : message)).getByRole('button'));
    expect(takeBack()).toBeNull();
    expect(selectChoices(store.getState())).toEqual(before);
  }
  // What one tap more takes back has no offer.
  for (const doIt of [tap('transpose-up'), dispatch(changed('imported', { fav28: '1' }))]) {
    await doIt();
    expect(takeBack()).toBeNull();
  }
});

test.each<[what: string, take: (user: UserEvent) => Promise<void>]>([
  ['the button', (user) => user.click(takeBack()!)],
  ['Ctrl+Z', (user) => user.keyboard('{Control>}z{/Control}')],
])('%s brings back what was taken away, on the page and in the storage', async (_, take) => {
  const { user, browserStorage } = await removeFavorite();
  expect(browserStorage.stored()).toEqual({});
  await take(user);
  expect(rows()).toHaveLength(1);
  expect(takeBack()).toBeNull();
  expect(browserStorage.stored()).toEqual(FAVORITE);
});

test.each<[what: string, action: SongbookAction, isWithdrawn: boolean]>([
  ['a step', transposedUp({ id: next }), true],
  ['a favorite added', favoriteToggled({ id: next }), true],
  ['a setting', readerSettingChanged({ setting: 'theme', value: 'dark' }), true],
  ['a dismissal', undoDismissed(), true],
  ['the same in another tab', changed('synced', FAVORITE), true],
  ['another song’s key in another tab', changed('synced', { tr2: '3' }), false],
  ['a setting in another tab', changed('synced', { 'songbook:theme': 'dark' }), false],
  ['a newer version', newVersionFound(), false],
  ['words that could not be loaded', contentsFailed({ reason: 'offline' }), false],
])('an offer is withdrawn by %s or outlives it', async (_, action, isWithdrawn) => {
  const { user, store } = await removeFavorite();
  act(() => void store.dispatch(action));
  expect(takeBack() === null).toBe(isWithdrawn);
  if (isWithdrawn) return;
  const before = selectChoices(store.getState());
  await user.click(takeBack()!);
  expect(selectChoices(store.getState())).toEqual({ ...before, favorites: { [id]: 1 } });
});

test('each offer passes after eight seconds of its own', async () => {
  const { store } = await removeFavorite();
  await pass(7999);
  act(() => void store.dispatch(changed('imported', { fav5: '1' })));
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test('the offer stays while it is pointed at or has the focus, and eight seconds longer', async () => {
  await removeFavorite();
  fireEvent.pointerEnter(toast(/հանվեց սիրելիներից։$/));
  await pass(60_000);
  act(() => takeBack()!.focus());
  fireEvent.pointerLeave(toast(/հանվեց սիրելիներից։$/));
  await pass(60_000);
  act(() => takeBack()!.blur());
  await pass(7999);
  expect(takeBack()).not.toBeNull();
  await pass(1);
  expect(takeBack()).toBeNull();
});

test('the offer passes when the page is left', async () => {
  const { user } = await removeFavorite();
  await user.click(screen.getByRole('link', { name: /^Գլխավոր/ }));
  expect(takeBack()).toBeNull();
});

test('the key leaves the focus where it is; the button gives it back to where it was, or to the heading', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { ...FAVORITE, fav29: '1' } });
  for (const take of [
    () => user.keyboard('{Control>}z{/Control}'),
    () => user.click(takeBack()!),
    // Safari does not focus a button that is clicked.
    async () => fireEvent.click(takeBack()!),
  ]) {
    heart().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heart(next)).toHaveFocus());
    await take();
    expect(heart()).toBeVisible();
    expect(heart(next)).toHaveFocus();
  }
  await user.click(heart(next));
  await user.click(heart());
  await user.click(takeBack()!);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('of two offers in a row, the second returns the focus to where it was made', async () => {
  const { user } = await renderSongbook(`/songs/${id}`, { stored: { ...FAVORITE, tr23: '2' } });
  await user.click(heart());
  await user.click(screen.getByTestId('key-button'));
  const reset = await screen.findByTestId('transpose-reset');
  await user.click(reset);
  await user.click(takeBack()!);
  expect(reset).toHaveFocus();
});
