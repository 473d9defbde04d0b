/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { contentsFailed, readerSettingChanged, selectKnownChords } from '../../../../src/state';
import { ChordDictionary } from '../../../../src/views/guitar/chordBook';
import { groupByRoot, makeChordBook } from '../../../../src/views/guitar/chordBook/chordBook';
import { chordsOfSongs, knowing, songChordNames, storedChords } from '../../../support/chords';
import { renderSongbook, unreadStore } from '../../../support/renderSongbook';

const roots = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const root = (name: string) => within(screen.getByRole('region', { name }));
const known = (name: string) => screen.getByRole('button', { name: `Գիտեմ ${name} ակորդը` });
const field = () => screen.getByRole('textbox', { name: 'Գրե՛ք որևէ ակորդ' });
const typed = () => within(screen.getByRole('region', { name: 'Ձեր գրած ակորդները' }));
const songsWith = (name: string) => chordsOfSongs.filter((chords) => chords.includes(name)).length;
const namesIn = (part: Pick<typeof screen, 'getAllByTestId'>) =>
  part
    .getAllByTestId('chord-card')
    .map((card) => within(card).getByRole('group').getAttribute('aria-label')!.split(' ')[0]);

async function openDictionary(stored: Record<string, string> = {}) {
  const opened = await renderSongbook('/chords', { stored });
  await screen.findAllByTestId('chord-card');
  return opened;
}

test('the dictionary has every chord of the songs once, by its root, the most used first', async () => {
  await openDictionary();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ակորդներ');
  expect(screen.getAllByTestId('chord-card')).toHaveLength(songChordNames.length);
  expect(roots()).toEqual(['C', 'D', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'H']);
  const card = root('C').getAllByTestId('chord-card')[0]!;
  expect(within(card).getByText(`${songsWith('C')} երգ`)).toBeVisible();
});

test('chords are spelled as the reader wants, and a B that is H is explained', async () => {
  const { store } = await openDictionary();
  const spellAs = (value: 'german' | 'glyphs') =>
    act(() => void store.dispatch(readerSettingChanged({ setting: 'notation', value })));
  expect(screen.queryByText('B = H (սի)')).toBeNull();
  spellAs('glyphs');
  expect(roots()).toEqual(['C', 'D', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']);
  expect(screen.getByText('B = H (սի)')).toBeVisible();
  spellAs('german');
  expect(roots().slice(-2)).toEqual(['B', 'H']);
  expect(screen.queryByText('B = H (սի)')).toBeNull();
});

test('a chord is ticked as known by its sound, here and in a song', async () => {
  const { user, store } = await openDictionary(storedChords('Bm'));
  expect(known('Hm')).toHaveAttribute('aria-pressed', 'true');
  expect(known('Am')).toHaveAttribute('aria-pressed', 'false');
  await user.click(known('Am'));
  await user.click(known('Hm'));
  expect(selectKnownChords(store.getState())).toEqual(knowing('Am'));
  expect(screen.getByText('Ակորդն այլևս գիտցածների մեջ չէ։')).toBeVisible();
});

test('the panel of a song ticks chords too, and leads to what can be played', async () => {
  const { user, store } = await renderSongbook('/songs/13');
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  await user.click(await screen.findByRole('button', { name: 'Գիտեմ Am ակորդը' }));
  expect(selectKnownChords(store.getState())).toEqual(knowing('Am'));
  expect(screen.getByRole('link', { name: 'Ինչ կարող եմ նվագել' })).toHaveAttribute('href', '/playable');
});

test('any chords can be typed, and what is none is answered', async () => {
  const { user } = await openDictionary();
  await user.type(field(), 'c/e, Fmaj9 huh');
  expect(namesIn(typed())).toEqual(['C/E', 'Fmaj9']);
  expect(typed().getAllByText('ոչ մի երգում')).toHaveLength(2);
  expect(screen.getByText(/^«huh» գրությամբ ակորդ չկա։/)).toBeVisible();
  await user.clear(field());
  expect(screen.queryByRole('region', { name: 'Ձեր գրած ակորդները' })).toBeNull();
  await user.type(field(), 'b7');
  expect(namesIn(typed())).toEqual(['H7']);
  expect(typed().getByText(`${songsWith('H7')} երգ`)).toBeVisible();
});

test.each([
  ['a chord that is typed in two ways stands there once', 'am F#m Am f♯m,', ['Am', 'F#m']],
  ['a comma in brackets is a part of a chord', 'C(add9), E7(b9,#11) Am', ['C(add9)', 'E7(b9,#11)', 'Am']],
])('%s', async (_, words, names) => {
  const { user } = await openDictionary();
  await user.type(field(), words);
  expect(namesIn(typed())).toEqual(names);
});

test('a chord that is in no song stays in the dictionary once it is known', async () => {
  await openDictionary(storedChords('Fmaj9'));
  expect(namesIn(root('F'))).toContain('Fmaj9');
});

test('of what is stored only chords stand there', () => {
  const odd = { ...knowing('Gb'), '9_0-3-7': 'C', x: 'huh', y: 'D' };
  expect(makeChordBook([['F#', 'Gb', 'C']], odd)).toEqual([
    { sound: '6_0-4-7', name: 'Gb', songCount: 1 },
    { sound: '0_0-4-7', name: 'C', songCount: 1 },
  ]);
  const book = makeChordBook([['C', 'C7'], ['C7'], ['H']], {});
  expect(groupByRoot(book).map((group) => group.map(({ name }) => name))).toEqual([['C7', 'C'], ['H']]);
});

test('chords that cannot be loaded are asked for again', async () => {
  const store = unreadStore({});
  const { user, services } = await renderSongbook('/', { store, part: <ChordDictionary /> });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  act(() => void store.dispatch(contentsFailed({ reason: 'broken' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Երգերի ակորդները չհաջողվեց բեռնել');
  const asked = services.wantContents.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Կրկին փորձել' }));
  expect(services.wantContents).toHaveBeenCalledTimes(asked + 1);
});
