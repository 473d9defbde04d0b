/** @jest-environment jsdom */
import { screen, waitFor, within, act } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { selectSet, selectSets, songsInOrder, type RootState } from '../../../src/state';
import { transposeChordLine } from '../../../src/music';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';

const heading = () => screen.getByRole('heading', { level: 1 });
const setRows = () => screen.queryAllByTestId('set-row');
const editedRows = () => screen.queryAllByTestId('edited-entry');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const songsOf = (state: RootState, id = 'evening') =>
  songsInOrder(selectSet(state, id)!).map(({ value }) => value.song);

const open = (address: string) => renderSongbook(address, { stored: storedSets() });

async function edit() {
  const opened = await open('/sets/evening');
  await opened.user.click(button('Խմբագրել'));
  await screen.findByRole('button', { name: 'Ավելացնել ընդմիջում' });
  return opened;
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
  const act = async (name: string) => {
    await user.click(button(/Կիրակի երեկո» նվագացանկ՝/));
    return within(screen.getByRole('dialog')).getByRole(name === 'Վերանվանել' ? 'textbox' : 'button', {
      name,
    });
  };
  await user.click(await act('Կրկնօրինակել'));
  expect(setRows()[0]).toHaveTextContent('Կիրակի երեկո (կրկնօրինակ)3 երգ');
  await user.type(await act('Վերանվանել'), ' 2{Enter}');
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

test.each(['/sets/gone', '/sets/', '/sets/constructor', '/sets/evening/'])(
  '%s is not found',
  async (address) => {
    await open(address);
    expect(screen.getByTestId('not-found')).toBeInTheDocument();
  },
);

test('the page of a set shows its songs in their order, keys and capos, and plays them', async () => {
  await open('/sets/evening');
  const links = screen.getAllByTestId('entry').map((entry) => within(entry).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/songs/22?set=evening&entry=first',
    '/songs/14?set=evening&entry=second',
    '/songs/22?set=evening&entry=third',
  ]);
  expect(links[0]).toHaveTextContent(`1${songs[22]!.title}${songs[22]!.author}Cm`);
  expect(links[1]).toHaveTextContent('դանդաղ');
  expect(screen.getByText('Ընդմիջում')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Նվագել' })).toHaveAttribute(
    'href',
    links[0]!.getAttribute('href'),
  );
});

test('the page of a set moves entries by buttons and by keys: the focus stays, and what happened is said', async () => {
  const { user, store } = await edit();
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
  expect(button(`Վեր՝ ${songs[14]!.title}`)).toHaveAttribute('aria-disabled', 'true');
});

test('the page of a set writes a note and a heading where they stand, and brings back what was taken out', async () => {
  const { user, store } = await edit();
  const note = screen.getByRole('textbox', { name: `Նշում՝ ${songs[14]!.title}` });
  await user.clear(note);
  await user.type(note, 'արագ{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Վերնագիր' }), ' 15 րոպե');
  await user.tab();
  const { entries } = selectSet(store.getState(), 'evening')!;
  expect(entries['second']).toMatchObject({ note: 'արագ' });
  expect(entries['pause']).toMatchObject({ heading: 'Ընդմիջում 15 րոպե' });
  await user.click(button(`Հանել՝ ${songs[14]!.title}`));
  expect(songsOf(store.getState())).toEqual([22, 22]);
  expect(screen.getAllByRole('button', { name: `Հանել՝ ${songs[22]!.title}` })[1]).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(songsOf(store.getState())).toEqual([22, 14, 22]);
});

test.each(['/', '/songs/22'])('a song is added from %s, in the key in which it is shown', async (address) => {
  const { user, store } = await renderSongbook(address, { stored: { ...storedSets(), tr22: '7' } });
  if (address !== '/') await user.click(button('Կիսվել'));
  const add = address === '/' ? `Ավելացնել նվագացանկին՝ ${songs[22]!.title}` : 'Ավելացնել նվագացանկին';
  await user.click(await screen.findByRole('button', { name: add }));
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
