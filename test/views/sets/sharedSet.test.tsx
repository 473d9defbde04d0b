/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import {
  choicesChanged,
  selectSet,
  formatSetFragment,
  newSet,
  selectSets,
  selectSongSets,
  setMade,
  setRenamed,
  songsInOrder,
} from '../../../src/state';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { song, storedSets, SETS } from '../../support/sets';
import { storedSettings } from '../../support/storedSettings';

const note = () => screen.getByRole('textbox', { name: `Նշում՝ ${songs[14]!.title}` });

async function edit() {
  const opened = await renderSongbook('/sets/evening', { stored: storedSets() });
  const { user, store } = opened;
  await user.click(screen.getByRole('button', { name: 'Խմբագրել' }));
  const [, , entry] = await screen.findAllByTestId('edited-entry');
  await user.click(within(entry!).getAllByRole('button', { expanded: false })[1]!);
  return {
    ...opened,
    noted: () => selectSet(store.getState(), 'evening')!.entries['second'],
    /** Another tab writes a note. */
    hear(text: string): void {
      const written = JSON.stringify({ ...SETS['evening']!.entries['second']!, note: text });
      const change = { 'songbook:entry-evening.second': written };
      act(() => void store.dispatch(choicesChanged({ change, why: 'synced' })));
    },
  };
}

test('what is being typed stays, whatever another tab writes, and counts in the end', async () => {
  const { user, hear, noted } = await edit();
  hear('արագ');
  expect(note()).toHaveValue('արագ');
  await user.type(note(), ' և ուրախ');
  hear('մեղմ');
  expect(note()).toHaveValue('արագ և ուրախ');
  expect(note()).toHaveFocus();
  await user.tab();
  expect(noted()).toMatchObject({ note: 'արագ և ուրախ' });
  hear('մեղմ');
  expect(note()).toHaveValue('մեղմ');
});

test('Escape brings back what is written, and a title that was emptied comes back', async () => {
  const { user, hear, noted } = await edit();
  await user.type(note(), ' և ուրախ');
  hear('մեղմ');
  await user.keyboard('{Escape}');
  expect(note()).toHaveValue('մեղմ');
  await user.click(screen.getByRole('button', { name: /նվագացանկ՝ գործողություններ/ }));
  await user.clear(screen.getByDisplayValue('Կիրակի երեկո'));
  await user.tab();
  expect(screen.getByDisplayValue('Կիրակի երեկո')).toBeInTheDocument();
  expect(noted()).toMatchObject({ note: 'մեղմ' });
});

test('what is being typed is kept where the page is left by a reload, and by the browser’s Back', async () => {
  window.history.replaceState(null, '', '/sets');
  window.history.pushState(null, '', '/');
  const { user, noted } = await edit();
  await user.type(note(), ' և ուրախ');
  fireEvent(window, new Event('pagehide'));
  expect(noted()).toMatchObject({ note: 'դանդաղ և ուրախ' });
  await user.type(note(), ', բոլորով');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Նշում/ })).not.toBeInTheDocument());
  expect(addressNow()).toBe('/sets');
  expect(noted()).toMatchObject({ note: 'դանդաղ և ուրախ, բոլորով' });
});

const FRAGMENT = formatSetFragment(SETS['evening']!);
const heading = () => screen.getByRole('heading', { level: 1 });

test('a set that was sent is read only, its songs in their keys, until it is taken over', async () => {
  const { user, store } = await renderSongbook(`/sets${FRAGMENT}`);
  expect(await screen.findByText('Ընդմիջում')).toBeInTheDocument();
  expect(heading()).toHaveTextContent('Կիրակի երեկո');
  const links = screen.getAllByTestId('entry').map((entry) => within(entry).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/songs/22?transpose=3',
    '/songs/14?transpose=0',
    '/songs/22?transpose=5',
  ]);
  expect(selectSets(store.getState())).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Պահել իմ նվագացանկերում' }));
  const [taken] = selectSets(store.getState());
  await waitFor(() => expect(addressNow()).toBe(`/sets/${taken!.key}`));
  expect(taken!.value.title).toBe('Կիրակի երեկո');
  const kept = songsInOrder(taken!.value).map(
    ({ value: { song, transpose, note } }) => `${song} +${transpose} ${note}`,
  );
  expect(kept).toEqual(['22 +3 ', '14 +0 դանդաղ', '22 +5 ']);
});

test('a set that was sent is played at once with the next song, and is kept when something in it is changed', async () => {
  const { user, store, browserStorage } = await renderSongbook(`/sets${FRAGMENT}`);
  await user.click(await screen.findByRole('button', { name: 'Նվագել' }));
  const playing = async (place: string) => {
    const line = within(await screen.findByRole('navigation', { name: 'Նվագացանկը' }));
    expect(line.getByText(place)).toBeVisible();
  };
  await playing('1/3');
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('3');
  await user.click(screen.getByRole('link', { name: /^Հաջորդը՝/ }));
  await playing('2/3');
  // Neither among the own sets nor lost by a reload.
  expect(selectSets(store.getState())).toEqual([]);
  expect(Object.keys(browserStorage.stored()).join()).toMatch(/songbook:list-/);
  await user.click(screen.getByTestId('transpose-up'));
  const kept = selectSets(store.getState());
  expect(kept.map(({ value }) => value.title)).toEqual(['Կիրակի երեկո']);
  expect(songsInOrder(kept[0]!.value).map(({ value }) => value.transpose)).toEqual([3, 1, 5]);
});

test('of the sets that were sent and only played the last one stays, and it can be kept as it is', async () => {
  const { store } = await renderSongbook('/');
  const make = (title: string) => {
    const { set, content } = newSet(selectSongSets(store.getState()), title, [song(1)]);
    store.dispatch(setMade({ set, content: { ...content, isSent: true } }));
    return set;
  };
  make('Առաջին');
  const last = make('Երկրորդ');
  expect(Object.keys(selectSongSets(store.getState()))).toEqual([last]);
  store.dispatch(setRenamed({ set: last, title: 'Երկրորդ' }));
  make('Երրորդ');
  expect(selectSets(store.getState()).map(({ key }) => key)).toEqual([last]);
});

test('a set that is kept already is opened, whatever it is named here, and not kept again', async () => {
  const sent = formatSetFragment({ ...SETS['evening']!, title: 'Այլ' });
  const address = `/sets?fbclid=IwAR0#${encodeURIComponent(sent.slice(1))}`;
  const { user, store } = await renderSongbook(address, { stored: storedSets() });
  expect(await screen.findByText('Այս նվագացանկն արդեն պահել եք՝ «Կիրակի երեկո»։')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Բացել նվագացանկը' }));
  await waitFor(() => expect(addressNow()).toBe('/sets/evening'));
  expect(selectSets(store.getState())).toHaveLength(2);
});

test.each([
  ['#s', 'Հղման մեջ նվագացանկ չկա'],
  ['#%23', 'Հղման մեջ նվագացանկ չկա'],
  [FRAGMENT.slice(0, -1), 'Հղումը վնասված է'],
  [FRAGMENT.replace('set', 'list'), 'Հղման մեջ նվագացանկ չկա'],
  [formatSetFragment(newSet({}, '', [song(99)]).content), 'որն այս երգարանում չկա'],
])('of %s it is said why it cannot be read', async (fragment, why) => {
  const { user } = await renderSongbook(`/sets${fragment}`, { stored: storedSets() });
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  await user.click(screen.getByRole('link', { name: 'Տեսնել իմ նվագացանկերը' }));
  expect(await screen.findAllByTestId('set-row')).toHaveLength(2);
});

test.each([
  ['becomes the own one', {}, 'bass_48-67'],
  ['leaves the own one', { group: 'alto' }, 'alto'],
])('the group of a set that was sent %s', async (_, settings, kept) => {
  const sent = formatSetFragment(SETS['evening']!, 'bass_48-67');
  const stored = storedSettings(settings);
  const { user, store } = await renderSongbook(`/sets${sent}`, { stored });
  expect(await screen.findByText('Խմբի ձայները՝ Բաս, C3–G4')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Պահել իմ նվագացանկերում' }));
  expect(store.getState().readerSettings.group).toBe(kept);
});

test('a set is given away as a link and as a QR code', async () => {
  const { user } = await renderSongbook('/sets/evening', { stored: storedSets() });
  await user.click(screen.getByRole('button', { name: 'Կիսվել' }));
  await user.click(await screen.findByRole('button', { name: 'Պատճենել հղումը' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/sets${FRAGMENT}`);
  await user.click(screen.getByRole('button', { name: 'QR կոդ' }));
  expect(await screen.findByRole('img', { name: 'QR կոդ' })).toBeInTheDocument();
});
