/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { entriesInOrder, selectOwnKey, selectSet, songsInOrder, type RootState } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';
import { songId } from '../../support/songbook';

const editedRows = () => screen.queryAllByTestId('edited-entry');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const evening = (state: RootState) => selectSet(state, 'evening')!;
const songsOf = (state: RootState) => songsInOrder(evening(state)).map(({ value }) => value.song);

/** The button of an entry's song, which expands it. */
const rowOf = (entry: number) => within(editedRows()[entry]!).getAllByRole('button', { expanded: false })[1]!;

/** Opens the editor of a set, with an entry expanded. */
async function edit(expanded: number) {
  const opened = await renderSongbook('/sets/evening', { stored: storedSets() });
  await opened.user.click(button('Խմբագրել'));
  await screen.findByRole('button', { name: 'Վերնագիր կամ ընդմիջում' });
  await opened.user.click(rowOf(expanded));
  return opened;
}

test('an entry is moved to another key in the editor: own key and played entry stay', async () => {
  const { user, store } = await edit(3);
  await user.click(screen.getByTestId('transpose-up'));
  expect(editedRows()[3]).toHaveTextContent('Ebm');
  expect(editedRows()[0]).toHaveTextContent('Cm');
  const set = () => evening(store.getState());
  expect(set().entries['third']).toMatchObject({ transpose: 6 });
  await user.click(screen.getByTestId('key-button'));
  const [capo] = await screen.findAllByTestId('capo-advice');
  await user.click(capo!);
  expect(set().entries['third']).toMatchObject({ capo: Number(capo!.dataset['capo']) });
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(set().entries['third']).not.toHaveProperty('capo');
  await user.click(button('Պատրաստ է'));
  expect(store.getState().openEntry).toBeNull();
  expect(set()).not.toHaveProperty('played');
  expect(selectOwnKey(store.getState(), songId(22))).toEqual({ transpose: 0, capo: null });
});

test('a song picked while its entry is expanded comes in its own key', async () => {
  const { user, store } = await edit(0);
  await user.type(screen.getByRole('searchbox'), `${songs[22]!.title}{Enter}`);
  expect(songsInOrder(evening(store.getState())).at(-1)!.value).toMatchObject({ song: 22, transpose: 0 });
});

test('the editor of a set moves entries by buttons and by keys: the focus stays, and what happened is said', async () => {
  const { user, store } = await edit(0);
  const down = screen.getAllByRole('button', { name: `Վար՝ ${songs[22]!.title}` })[0]!;
  await user.click(down);
  await user.click(down);
  expect(songsOf(store.getState())).toEqual([14, 22, 22]);
  expect(down).toHaveFocus();
  expect(screen.getByText(`${songs[22]!.title}՝ 3-րդ տեղում, ընդամենը՝ 4`)).toHaveAttribute('role', 'status');
  const handle = button(`Տեղափոխել՝ ${songs[14]!.title}`);
  handle.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(editedRows()[0]).toContainElement(handle);
  expect(handle).toHaveFocus();
  await user.click(rowOf(0));
  expect(button(`Վեր՝ ${songs[14]!.title}`)).toHaveAttribute('aria-disabled', 'true');
});

test('the editor of a set writes a note and a heading where they stand, and brings back what was taken out', async () => {
  const { user, store } = await edit(2);
  const note = screen.getByRole('textbox', { name: `Նշում՝ ${songs[14]!.title}` });
  await user.clear(note);
  await user.type(note, 'արագ{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Վերնագիր' }), ' 15 րոպե');
  await user.tab();
  const { entries } = evening(store.getState());
  expect(entries['second']).toMatchObject({ note: 'արագ' });
  expect(entries['pause']).toMatchObject({ heading: 'Ընդմիջում 15 րոպե' });
  await user.click(button(`Հանել՝ ${songs[14]!.title}`));
  expect(songsOf(store.getState())).toEqual([22, 22]);
  expect(screen.getAllByRole('button', { name: `Հանել՝ ${songs[22]!.title}` })[1]).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(songsOf(store.getState())).toEqual([22, 14, 22]);
});

test('a tap on a handle shows the arrows of a heading, for those who do not drag', async () => {
  const { user, store } = await edit(0);
  const row = editedRows().findIndex((each) => within(each).queryByRole('textbox', { name: 'Վերնագիր' }));
  const arrow = () => within(editedRows()[row]!).queryByRole('button', { name: /^Վեր՝ / });
  expect(arrow()).toBeNull();
  within(editedRows()[row]!)
    .getByRole('button', { name: /^Տեղափոխել՝ / })
    .focus();
  await user.keyboard('{Enter}');
  await user.click(arrow()!);
  expect(entriesInOrder(evening(store.getState()))[row - 1]!.key).toBe('pause');
});
