/** @jest-environment jsdom */
import { screen, waitFor, within, act } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { selectSet, selectSets, songsInOrder, type RootState } from '../../../src/state';
import { transposeChordLine } from '../../../src/music';
import type { UserEvent } from '@testing-library/user-event';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { SETS, song, storedSets } from '../../support/sets';

const heading = () => screen.getByRole('heading', { level: 1 });
const setRows = () => screen.queryAllByTestId('set-row');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const songsOf = (state: RootState, id = 'evening') =>
  songsInOrder(selectSet(state, id)!).map(({ value }) => value.song);

const open = (address: string) => renderSongbook(address, { stored: storedSets() });

/** Opens the menu of a set, and gives what is in it. */
async function openMenu(user: UserEvent) {
  await user.click(button(/Կիրակի երեկո» նվագացանկ՝/));
  return within(screen.getByRole('dialog'));
}

test('the list of sets explains itself while it is empty; a set that is made there is open, to be filled', async () => {
  const { user, store } = await renderSongbook('/sets');
  expect(screen.getByText(/^Դեռ նվագացանկ չունեք/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox'), '  Հարսանիք {Enter}');
  expect(await screen.findByRole('searchbox')).toBeInTheDocument();
  const [{ key, value }] = selectSets(store.getState()) as [ReturnType<typeof selectSets>[number]];
  expect(value.title).toBe('Հարսանիք');
  expect(addressNow()).toBe(`/sets/${key}`);
  expect(heading()).toHaveTextContent('Հարսանիք');
});

test('the list of sets shows each set with its songs, and leads there', async () => {
  const { user } = await open('/sets');
  expect(setRows().map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Դատարկ0 երգ',
    `Կիրակի երեկո3 երգ${[22, 14, 22].map((id) => songs[id]!.title).join(', ')}`,
  ]);
  await user.click(within(setRows()[1]!).getByRole('link'));
  await waitFor(() => expect(heading()).toHaveTextContent('Կիրակի երեկո'));
});

test('the list of sets names a set anew, duplicates it, and gives back one that was removed', async () => {
  const { user, store } = await open('/sets');
  await user.click((await openMenu(user)).getByRole('button', { name: 'Կրկնօրինակել' }));
  expect(setRows()[0]).toHaveTextContent('Կիրակի երեկո (կրկնօրինակ)3 երգ');
  await user.type((await openMenu(user)).getByRole('textbox', { name: 'Վերանվանել' }), ' 2{Enter}');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Փակել' }));
  expect(selectSet(store.getState(), 'evening')!.title).toBe('Կիրակի երեկո 2');
  const whole = selectSet(store.getState(), 'evening');
  await user.click(button('«Կիրակի երեկո 2» նվագացանկ՝ գործողություններ'));
  await user.click(button('Ջնջել'));
  expect(setRows()).toHaveLength(2);
  expect(heading()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(selectSet(store.getState(), 'evening')).toEqual(whole);
});

test.each(['/sets/gone', '/sets/constructor'])('%s is not found', async (address) => {
  await open(address);
  expect(screen.getByTestId('not-found')).toBeInTheDocument();
});

test('the page of a set shows its songs in their order, keys and capos, and plays them from the start or where it was left', async () => {
  const evening = { ...SETS['evening']!, played: 'third' };
  await renderSongbook('/sets/evening', { stored: storedSets({ evening }) });
  const links = screen.getAllByTestId('entry').map((entry) => within(entry).getByRole('link'));
  const addressOf = (place: number) => links[place]!.getAttribute('href')!;
  expect(links.map((_, place) => addressOf(place))).toEqual([
    '/songs/22?set=evening&entry=first',
    '/songs/14?set=evening&entry=second',
    '/songs/22?set=evening&entry=third',
  ]);
  expect(links[0]).toHaveTextContent(`1${songs[22]!.title}${songs[22]!.author}Cm`);
  expect(links[1]).toHaveTextContent('դանդաղ');
  expect(screen.getByText('Ընդմիջում')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Նվագել' })).toHaveAttribute('href', addressOf(0));
  expect(screen.getByRole('link', { name: 'Շարունակել 3-րդ երգից' })).toHaveAttribute('href', addressOf(2));
});

test('a long set draws its first 500 entries and says how many are left out', async () => {
  const entries = Object.fromEntries(
    Array.from({ length: 500 }, (_, place) => [`e${place}`, { place, heading: `Վ${place}` }]),
  );
  const long = { place: 0, title: '', entries: { ...entries, song: { place: -1, ...song(23) } } };
  await renderSongbook('/sets/long', { stored: storedSets({ long }) });
  expect(await screen.findByText('Եվս 1')).toBeInTheDocument();
  expect(screen.getAllByText(/^Վ\d+$/)).toHaveLength(499);
});

test('a copy that is made on the page of a set is open; a set that is removed there is offered back in the list', async () => {
  const { user, store } = await open('/sets/evening');
  await user.click((await openMenu(user)).getByRole('button', { name: 'Կրկնօրինակել' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Կիրակի երեկո (կրկնօրինակ)'));
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toHaveTextContent(/^Կիրակի երեկո$/));
  await user.click((await openMenu(user)).getByRole('button', { name: 'Ջնջել' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Նվագացանկեր'));
  expect(addressNow()).toBe('/sets');
  expect(setRows()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(songsOf(store.getState())).toEqual([22, 14, 22]);
});

test('a song is added from its page, in the key in which it is shown', async () => {
  const { user, store } = await renderSongbook('/songs/22', { stored: { ...storedSets(), tr22: '7' } });
  await user.click(button('Կիսվել'));
  await user.click(await screen.findByRole('button', { name: 'Ավելացնել նվագացանկին' }));
  await user.click(await screen.findByRole('button', { name: /^Դատարկ/ }));
  expect(screen.getByText('Երգն ավելացվեց «Դատարկ» նվագացանկին։')).toBeInTheDocument();
  const [added] = songsInOrder(selectSet(store.getState(), 'empty')!);
  expect(added!.value).toEqual({ place: 0, song: 22, transpose: 7, note: '' });
  expect(screen.getByRole('link', { name: 'Բացել նվագացանկը' })).toHaveAttribute('href', '/sets/empty');
});

const booklet = () => screen.queryByTestId('booklet');
const headings = () =>
  within(booklet()!)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

test('a set is printed in its order, each song in the key of its entry, under headings and with notes', async () => {
  const { user } = await renderSongbook('/sets/evening', { stored: storedSets() });
  await user.click(screen.getByRole('button', { name: 'Տպել որպես գրքույկ' }));
  await screen.findByRole('button', { name: 'Տպել' });
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
  expect(within(booklet()!).getAllByRole('listitem')[1]).toHaveTextContent(`Ընդմիջում2.${once.title}`);
  tell('afterprint');
  expect(booklet()).toBeNull();
});
