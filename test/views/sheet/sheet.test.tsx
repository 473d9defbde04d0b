/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { readerSettingChanged, selectChordLines } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const chords = () => screen.getAllByTestId('chord').map(({ textContent }) => textContent);
const facts = () => screen.getByTestId('song-facts');

const SONG = songs[29]!;
const ADDRESS = `/songs/${SONG.id}`;

const up = () => screen.getByRole('button', { name: 'Բարձրացնել կիսատոնով' });
const down = () => screen.getByRole('button', { name: 'Իջեցնել կիսատոնով' });
const key = () => screen.getByTestId('key').textContent;
const value = () => screen.getByTestId('transpose-value').textContent;
const spoken = (words: string) =>
  screen.getAllByRole('status').find(({ textContent }) => textContent === words);

test('plus and minus move the chords by a semitone each way, as paper says, and come back to what was written', async () => {
  const { user } = await renderSongbook(ADDRESS);
  const written = chords();
  expect(value()).toBe('0');
  expect(facts()).not.toHaveTextContent('բնօրինակը');
  await user.click(up());
  expect([value(), key()]).toEqual(['1', 'Bbm']);
  expect(facts()).toHaveTextContent('տոնայնությունը փոխված է +1 կիսատոնով (բնօրինակը՝ Am)');
  expect(chords()).not.toEqual(written);
  await user.click(down());
  expect(value()).toBe('0');
  expect(chords()).toEqual(written);
  await user.click(down());
  expect(facts()).toHaveTextContent('տոնայնությունը փոխված է −1 կիսատոնով (բնօրինակը՝ Am)');
});

test('a step of the key changes chord names alone, under Latin letters and explained words too', async () => {
  const stored = storedSettings({ latin: 'eastern', meaning: true });
  const { user, store } = await renderSongbook('/songs/7', { stored });
  await screen.findByText('Լատինատառ տողերը տառադարձված են ինքնաբերաբար');
  await waitFor(() => expect(document.querySelector('[data-gloss]')).not.toBeNull());
  const before = chords();
  const changed: Node[] = [];
  const changes = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  changes.observe(screen.getByTestId('sheet'), {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  await user.click(up());
  changes.disconnect();
  const lines = selectChordLines(store.getState(), songs[7]!.id);
  expect(chords()).toEqual(lines.flatMap((line) => line.match(/\S+/g) ?? []));
  expect(changed.map(({ parentElement }) => parentElement)).toEqual(
    screen.getAllByTestId('chord').filter(({ textContent }, index) => textContent !== before[index]),
  );
  expect(changed.length).toBeGreaterThan(before.length / 2);
});

test('the panel of the key has one way back to the one as written, also where that is the easier one', async () => {
  const { user } = await renderSongbook('/songs/22', { stored: { tr22: '3' } });
  await user.click(screen.getByTestId('key-button'));
  const name = 'Վերադառնալ սկզբնական տոնայնությանը՝ Am (−3 կիսատոն)';
  const reset = await screen.findByRole('button', { name });
  expect(screen.queryByTestId('easy-key')).toBeNull();
  await user.click(reset);
  expect(value()).toBe('0');
  expect(reset).toHaveTextContent('Այս տոնայնությունը սկզբնականն է');
  expect(reset).toHaveFocus();
  expect(screen.queryByTestId('easy-key')).toBeNull();
});

test('whoever hears the page is told where the chords are', async () => {
  const { user } = await renderSongbook(ADDRESS);
  expect(spoken('Am՝ բնօրինակ')).toBeDefined();
  await user.click(down());
  expect(spoken('Abm՝ 1 կիսատոնով ցածր')).toBeDefined();
  await user.click(down());
  expect(spoken('Gm՝ 2 կիսատոնով ցածր')).toBeDefined();
  expect(screen.getByTestId('key-button')).toHaveAccessibleName('Gm −2');
  expect(value()).toBe('10');
});

test('a B that means H is explained while one is on the sheet, in the panel of the key and on paper', async () => {
  const { user, store } = await renderSongbook(ADDRESS);
  const legends = () => screen.queryAllByText('B = H (սի)').map(({ tagName }) => tagName);
  expect(legends()).toEqual([]);
  await user.click(up());
  await user.click(up());
  expect(key()).toBe('Bm');
  await user.click(screen.getByTestId('key-button'));
  await screen.findAllByTestId('capo-advice');
  expect(legends()).toEqual(['P', 'SPAN']);
  for (const [notation, places] of [
    ['glyphs', ['P', 'SPAN']],
    ['german', []],
  ] as const) {
    act(() => void store.dispatch(readerSettingChanged({ setting: 'notation', value: notation })));
    expect(legends()).toEqual(places);
  }
});

const KRUNK = 'Kërunk · Zhoghovërdakan, mëshakumë, Komitas';

async function openInLatin(address: string) {
  const { store } = await renderSongbook(address);
  expect(screen.queryByTestId('latin-names')).toBeNull();
  await act(async () => void store.dispatch(readerSettingChanged({ setting: 'latin', value: 'eastern' })));
}

test('with Latin letters on, a song says its title and author in them too', async () => {
  await openInLatin('/songs/22');
  const names = await screen.findByTestId('latin-names');
  expect(names).toHaveTextContent(KRUNK);
  expect(names).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('song-title')).toHaveTextContent(/^Կռունկ$/);
  expect(screen.getByTestId('song-author')).toHaveTextContent(/^Ժողովրդական, մշակումը՝ Կոմիտաս$/);
});

test('so does every row of a list, whose link is named as before', async () => {
  await openInLatin('/');
  expect(await screen.findAllByTestId('latin-names')).toHaveLength(51);
  const row = screen.getByRole('link', { name: /^Կռունկ Ժողովրդական ?, մշակումը՝ Կոմիտաս$/ });
  expect(within(row).getByTestId('latin-names')).toHaveTextContent(KRUNK);
});

test('of a French song, only what is Armenian, and no word', async () => {
  await openInLatin('/songs/47');
  expect(await screen.findByTestId('latin-names')).not.toHaveTextContent('temps');
  expect(document.querySelectorAll('[data-testid=sheet] [lang=hy-Latn]')).toHaveLength(0);
});

test.each([
  [12, 'Ակորդները ստուգված են ըստ մեղեդու գրառման (աղբյուրը՝ Armenian Songs for Ukulele (topchyan))։'],
  [29, 'Ակորդները մեր առաջարկն են. մեղեդու գրառում չգտանք։'],
])('song %i says what its chords were checked with, and where the tune was found', async (id, said) => {
  await renderSongbook(`/songs/${id}`);
  expect(screen.getByTestId('evidence').textContent).toBe(said);
});

test('a remark names its chords in the key that is played', async () => {
  const { user } = await renderSongbook('/songs/40');
  const remark = screen.getByTestId('remark');
  expect(remark).toHaveTextContent('Տողերի վերջում Dm-ից առաջ հաճախ նվագում են A7։');
  await user.click(up());
  expect(remark).toHaveTextContent('Տողերի վերջում Ebm-ից առաջ հաճախ նվագում են Bb7։');
});
