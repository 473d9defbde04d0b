/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { keyChosen, readerSettingChanged } from '../../../src/state';
import { authorAddress } from '../../../src/views/addresses';
import * as text from '../../../src/views/text';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const rows = () => screen.queryAllByTestId('song-row');
const shownIds = () => rows().map((row) => Number(row.dataset['songId']));
const opener = () => screen.getByRole('button', { name: text.arrange });
const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const answer = (words: RegExp | string) => screen.findByText(words, { selector: '[role=status]' });

/** Opens a list and its choices. */
async function openChoices(address = '/') {
  const opened = await renderSongbook(address);
  await opened.user.click(opener());
  await opened.user.click(await screen.findByRole('button', { name: text.more }));
  return opened;
}

test('choices combine, each says how many songs it leaves, and one that leaves none is not shown', async () => {
  const { user } = await openChoices('/?kind=sacred');
  await user.click(chip(/^Կոմիտաս 1$/));
  expect(shownIds()).toEqual([46]);
  expect(screen.queryByRole('button', { name: /^Տեսանյութով/ })).toBeNull();
  expect(chip(/^Ժողովրդական/)).toBeVisible();
  expect(screen.queryByRole('button', { name: / 0$/ })).toBeNull();
});

test('at first there are an order and the kinds, with what else is chosen; the others follow when asked for', async () => {
  const { user } = await renderSongbook('/?time=3%2F4');
  await user.click(opener());
  await user.selectOptions(
    await screen.findByRole('combobox', { name: text.orderLegend }),
    text.orders.title,
  );
  expect(addressNow()).toBe('/?order=title&time=3%2F4');
  const kinds = () =>
    within(screen.getByRole('group', { name: text.facets.kind }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(kinds()[0]).toMatch(/^3\/4/);
  expect(kinds()[1]).toMatch(new RegExp(`^${text.kinds.lyrical}`));
  expect(screen.queryByRole('group', { name: text.facets.time })).toBeNull();
  await user.click(chip(text.more));
  expect(within(screen.getByRole('group', { name: text.facets.time })).getAllByRole('button')).not.toEqual(
    [],
  );
  expect(kinds()[0]).toMatch(new RegExp(`^${text.kinds.lyrical}`));
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
});

test('a list is put in order and narrowed, step by step, and back again', async () => {
  const go = (way: 'back' | 'forward', ids: readonly number[]) => {
    act(() => window.history[way]());
    return waitFor(() => expect(shownIds()).toEqual(ids));
  };
  const { user, services } = await renderSongbook('/');
  expect(services.loadTraits).not.toHaveBeenCalled();
  await user.click(chip(text.kinds.folk));
  await answer('12 երգ');
  const folk = shownIds();
  await user.click(opener());
  const order = await screen.findByRole('combobox', { name: text.orderLegend });
  await user.selectOptions(order, text.orders.title);
  const inOrder = folk.toSorted((one, other) => songs[one]!.title.localeCompare(songs[other]!.title, 'hy'));
  expect(shownIds()).toEqual(inOrder);
  expect(inOrder).not.toEqual(folk);
  await user.type(screen.getByRole('searchbox'), 'ampel');
  await answer('1 երգ');
  await waitFor(() => expect(addressNow()).toContain('q=ampel'));
  await user.click(within(rows()[0]!).getByRole('link'));
  expect(addressNow()).toBe('/songs/25');
  await go('back', [25]);
  expect(screen.getByRole('searchbox')).toHaveValue('ampel');
  await go('back', inOrder);
  await go('back', folk);
  expect(addressNow()).toBe('/?kind=folk');
  await go('forward', inOrder);
  await user.click(chip(text.takeChoiceBack(text.kinds.folk)));
  expect(addressNow()).toBe('/?order=title');
  expect(rows()).toHaveLength(songs.length);
});

test('choices narrow what was found, and are counted in it', async () => {
  const { user } = await openChoices();
  await user.type(screen.getByRole('searchbox'), 'komitas');
  await answer(/^\d+ երգ$/);
  await user.click(await screen.findByRole('button', { name: /^Հոգևոր 1$/ }));
  expect(addressNow()).toMatch(/kind=sacred/);
  expect(addressNow()).toMatch(/q=komitas/);
  expect(shownIds()).toEqual([46]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('Enter in the field opens the first song that is shown', async () => {
  const { user } = await renderSongbook('/?kind=children');
  await answer('4 երգ');
  await user.type(screen.getByRole('searchbox'), 'komitas');
  await answer('1 երգ');
  await user.keyboard('{Enter}');
  expect(addressNow()).toBe('/songs/21');
});

test('an index by first lines shows them', async () => {
  await renderSongbook('/?order=line');
  await screen.findByText('À la claire fontaine', { exact: true });
  expect(rows()).toHaveLength(songs.length);
});

test('where nothing is left, all can be taken back', async () => {
  const { user } = await renderSongbook('/?kind=sacred&chords=3&video=yes');
  await answer(text.nothingLeft);
  await user.click(chip(text.takeAllBack));
  expect(addressNow()).toBe('/');
  expect(rows()).toHaveLength(songs.length);
});

test('favorites are arranged like all songs', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { fav16: '1', fav22: '1', fav46: '1' } });
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: /^Օրորոցային 1$/ }));
  expect(shownIds()).toEqual([16]);
  expect(addressNow()).toBe('/favorites?kind=lullaby');
});

const SOPRANO = storedSettings({ voice: 'soprano' });
const voices = () => screen.getByRole('group', { name: text.voice });

test('a song that is moved out of the voice leaves the list, and a change of voice changes it', async () => {
  const { user, store } = await renderSongbook('/?voice=yes', { stored: SOPRANO });
  await answer(/^\d+ երգ$/);
  const fitting = shownIds();
  act(
    () =>
      void store.dispatch(
        keyChosen({ id: songId(22), transpose: 10, capo: null, entry: null, why: 'easyKey' }),
      ),
  );
  expect(shownIds()).toEqual(fitting.filter((id) => id !== 22));
  expect(screen.queryByRole('group', { name: text.voice })).toBeNull();
  await user.click(opener());
  await user.click(within(voices()).getByRole('radio', { name: text.voices.none }));
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
  expect(addressNow()).toBe(authorAddress('Կոմիտաս'));
  expect(shownIds()).toEqual(songs.flatMap(({ id, author }) => (author.includes('Կոմիտաս') ? [id] : [])));
});

test('names among the choices stand in Latin letters too where these are on', async () => {
  const { store } = await openChoices();
  await act(async () => void store.dispatch(readerSettingChanged({ setting: 'latin', value: 'eastern' })));
  const name = await within(chip(/^Շերամ/)).findByTestId('latin-names');
  expect(name).toHaveTextContent('Sheram');
});
