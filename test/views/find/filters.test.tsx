/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { keyChosen, readerSettingChanged } from '../../../src/state';
import * as text from '../../../src/views/text';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const rows = () => screen.queryAllByTestId('song-row');
const shownIds = () => rows().map((row) => Number(row.dataset['songId']));
const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const answer = (words: RegExp | string) => screen.findByText(words, { selector: '[role=status]' });

test('the order, the kinds and a voice are in sight on each list, in one row', async () => {
  for (const address of ['/', '/favorites']) {
    await renderSongbook(address);
    const order = screen.getByRole('combobox', { name: text.orderLegend });
    expect(within(order).getAllByRole('option')).toHaveLength(Object.keys(text.orders).length);
    const chips = within(screen.getByRole('group', { name: text.narrow })).getAllByRole('button');
    const names = [...Object.values(text.kinds), text.inMyVoice];
    expect(chips.map(({ textContent }) => textContent)).toEqual(names);
    cleanup();
  }
});

test('the kinds in sight narrow the list, and are taken back by the same tap', async () => {
  const { user } = await renderSongbook('/');
  await user.click(chip(text.kinds.folk));
  expect(addressNow()).toBe('/?kind=folk');
  expect(chip(text.kinds.folk)).toHaveAttribute('aria-pressed', 'true');
  expect(chip(text.kinds.folk)).toHaveFocus();
  await answer('12 երգ');
  await user.click(chip(text.kinds.folk));
  expect(addressNow()).toBe('/');
  expect(rows()).toHaveLength(songs.length);
});

test('an order, a kind, a person and a query combine, and what else the address has stays', async () => {
  const { user } = await renderSongbook('/?from=friend&author=%D4%BF%D5%B8%D5%B4%D5%AB%D5%BF%D5%A1%D5%BD');
  await answer(/^1\d երգ$/);
  await user.selectOptions(screen.getByRole('combobox', { name: text.orderLegend }), text.orders.title);
  const inOrder = shownIds();
  expect(inOrder).not.toEqual([...inOrder].sort((one, other) => one - other));
  await user.click(chip(text.kinds.folk));
  const left = inOrder.filter((id) => songs[id]!.kind === 'folk');
  expect(shownIds()).toEqual(left);
  await user.type(screen.getByRole('searchbox'), songs[left[1]!]!.title);
  await waitFor(() => expect(shownIds()).toContain(left[1]));
  expect(shownIds().length).toBeLessThan(left.length);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.click(chip('Կոմիտաս'));
  expect(addressNow()).toBe('/?from=friend&order=title&kind=folk');
  expect(screen.queryByRole('button', { name: 'Կոմիտաս' })).toBeNull();
  expect(shownIds()).toHaveLength(songs.filter(({ kind }) => kind === 'folk').length);
});

test('Enter in the field opens the first song that is shown', async () => {
  const { user } = await renderSongbook('/?kind=children');
  await answer('4 երգ');
  await user.type(screen.getByRole('searchbox'), 'komitas');
  await answer('1 երգ');
  await user.keyboard('{Enter}');
  expect(addressNow()).toBe('/songs/21');
});

test('what an address asks of a list in vain is ignored', async () => {
  await renderSongbook('/?kind=fol&author=Nobody&voice=no&order=size&chords=3&q=');
  expect(rows()).toHaveLength(songs.length);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an index by first lines shows them, each in its language', async () => {
  await renderSongbook('/?order=line');
  expect(await screen.findByText('À la claire fontaine', { exact: true })).toHaveAttribute('lang', 'fr');
  expect(screen.getByText(/^Կռո՛ւնկ, ուստի՞ կուգաս/)).toHaveAttribute('lang', 'hy');
  expect(rows()).toHaveLength(songs.length);
});

test('where nothing is left, all can be taken back', async () => {
  const { user } = await renderSongbook('/?kind=sacred&author=%D5%8B%D5%AB%D5%BE%D5%A1%D5%B6%D5%AB');
  await answer(text.nothingLeft);
  await user.click(chip(text.takeAllBack));
  expect(addressNow()).toBe('/');
  expect(rows()).toHaveLength(songs.length);
});

test('favorites are arranged like all songs', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { fav16: '1', fav22: '1', fav46: '1' } });
  await user.click(chip(text.kinds.lullaby));
  await waitFor(() => expect(shownIds()).toEqual([16]));
  expect(addressNow()).toBe('/favorites?kind=lullaby');
});

const SOPRANO = storedSettings({ voice: 'soprano' });
const voices = () => screen.getByRole('group', { name: text.voice });

test('a song that is moved out of the voice leaves the list, and a change of voice changes it', async () => {
  const { user, store } = await renderSongbook('/?voice=yes', { stored: SOPRANO });
  await answer(/^\d+ երգ$/);
  const fitting = shownIds();
  const moved = keyChosen({ id: songId(22), transpose: 10, capo: null, entry: null, why: 'easyKey' });
  act(() => void store.dispatch(moved));
  expect(shownIds()).toEqual(fitting.filter((id) => id !== 22));
  expect(screen.queryByRole('group', { name: text.voice })).toBeNull();
  act(() => void store.dispatch(readerSettingChanged({ setting: 'voice', value: 'none' })));
  await answer(text.nameVoice);
  await user.click(chip(text.inMyVoice));
  expect(rows()).toHaveLength(songs.length);
});

test('who comes by a link and has named no voice can name it at once', async () => {
  const { user } = await renderSongbook('/?voice=yes');
  await answer(text.nameVoice);
  const alto = within(voices()).getByRole('radio', { name: text.voices.alto });
  await user.click(alto);
  await answer(/^\d+ երգ$/);
  expect(alto).toHaveFocus();
});

test("names in a song's credit lead to the songs of these people", async () => {
  const { user } = await renderSongbook('/songs/12');
  const credit = screen.getByTestId('song-author');
  expect(credit).toHaveTextContent(/^Խոսք՝ Սմբատ Շահազիզ, երաժշտություն՝ ժողովրդական, մշակումը՝ Կոմիտաս$/);
  const links = within(credit).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Սմբատ Շահազիզ', 'Կոմիտաս']);
  await user.click(within(credit).getByRole('link', { name: 'Կոմիտաս' }));
  await answer(/^1\d երգ$/);
  expect(addressNow()).toBe('/?author=%D4%BF%D5%B8%D5%B4%D5%AB%D5%BF%D5%A1%D5%BD');
  expect(shownIds()).toEqual(songs.flatMap(({ id, author }) => (author.includes('Կոմիտաս') ? [id] : [])));
});
