import { songs } from '../../src/catalogue';
import {
  favoriteToggled,
  keyAction,
  readerSettingChanged,
  selectChordLines,
  selectFavoriteIds,
  selectNeighbouringFavorite,
  selectSong,
  selectSongInKey,
  SETTING_OPTIONS,
  transposedDown,
  transposedUp,
  type ReaderSettings,
  type SongKey,
} from '../../src/state';
import { transposeChordLine } from '../../src/music';
import { chordsShown } from '../support/chords';
import { openSongbook, songId } from '../support/songbook';

const id = songId(1);

test.each([
  [transposedUp({ id }), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]],
  [transposedDown({ id }), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11]],
])('%j goes step by step and wraps at the end', async (step, places) => {
  const { store } = await openSongbook();
  for (const place of places) {
    store.dispatch(step);
    expect(selectSong(store.getState(), id).transpose).toBe(place);
  }
});

test('a heart goes on and off, and favorites stand in the order of the catalogue', async () => {
  const { store } = await openSongbook();
  for (const other of [2, 0, 1]) store.dispatch(favoriteToggled({ id: songId(other) }));
  expect(selectFavoriteIds(store.getState())).toEqual([0, 1, 2]);
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(selectFavoriteIds(store.getState())).toEqual([0, 2]);
  expect(selectSong(store.getState(), songId(1)).favorite).toBe(0);
});

test('a favorite stands between two others, the first and the last beside one', async () => {
  const { store } = await openSongbook();
  const next = (from: number) => selectNeighbouringFavorite(store.getState(), songId(from), 1);
  const previous = (from: number) => selectNeighbouringFavorite(store.getState(), songId(from), -1);
  for (const other of [9, 3, 12]) store.dispatch(favoriteToggled({ id: songId(other) }));
  expect([3, 9, 12].map(next)).toEqual([9, 12, null]);
  expect([3, 9, 12].map(previous)).toEqual([null, 3, 9]);
  expect([next(4), previous(4)]).toEqual([null, null]);
  store.dispatch(favoriteToggled({ id: songId(9) }));
  expect([3, 9].map(next)).toEqual([12, null]);
});

test('a change to one song leaves the others as they were, object for object', async () => {
  const { store } = await openSongbook();
  const others = () =>
    [0, 2].flatMap((other) =>
      [selectSong, selectSongInKey].map((select) => select(store.getState(), songId(other))),
    );
  const before = others();
  store.dispatch(transposedUp({ id }));
  store.dispatch(favoriteToggled({ id }));
  others().forEach((after, index) => expect(after).toBe(before[index]));
});

type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

/** The names of a song's chords as they are shown; `N.C.` and unread words are left out. */
const shown = (store: Store, id: number): readonly string[] =>
  chordsShown(store.getState(), id).filter((chord) => /^[A-H]/.test(chord));

const inKey = (store: Store, id: number) => selectSongInKey(store.getState(), songId(id));
const spell = (store: Store, notation: ReaderSettings['notation']) =>
  store.dispatch(readerSettingChanged({ setting: 'notation', value: notation }));
const play = (store: Store, id: number, key: Partial<SongKey>) =>
  store.dispatch(keyAction(store.getState(), songId(id), key, 'voiceKey'));

const inE = songs.findIndex(({ key }) => key === 'Em');

test('a song goes by the signature of its key: Em and its sharps, a step up Fm and its flats', async () => {
  const { store } = await openSongbook();
  spell(store, 'glyphs');
  expect(inKey(store, inE).key).toBe('Em');
  play(store, inE, { transpose: 2 });
  expect(inKey(store, inE).key).toBe('F♯m');
  expect(shown(store, inE).join(' ')).not.toContain('♭');
  play(store, inE, { transpose: 1 });
  expect(inKey(store, inE).key).toBe('Fm');
  expect(shown(store, inE).join(' ')).not.toContain('♯');
  expect(inKey(store, inE).originalKey).toBe('Em');
});

test('shapes above a capo go by their own key, what sounds by that of the song', async () => {
  const { store } = await openSongbook();
  spell(store, 'german');
  play(store, inE, { transpose: 3, capo: 1 });
  expect(inKey(store, inE)).toMatchObject({ key: 'Gm', playedKey: 'F♯m' });
  expect(shown(store, inE).join(' ')).not.toContain('♭');
  expect(inKey(store, inE).sounding('D#')).toBe('F♯');
});

test('that a B is H is said exactly where one stands, on the sheet or among the facts', async () => {
  const { store } = await openSongbook();
  let told = 0;
  for (const notation of SETTING_OPTIONS.notation) {
    spell(store, notation);
    for (const { id, key, melody } of songs) {
      play(store, id, { transpose: [0, 2, 7, 11][id % 4] });
      const notes = melody ? [melody.lowest.name, melody.highest.name, melody.first.name, melody.last] : [];
      const { sounding, originalKey, hasBareB } = inKey(store, id);
      const all = [...shown(store, id), ...[key, ...notes].map(sounding), originalKey].join(' ');
      const has = notation !== 'german' && /B(?![b♭])/.test(all);
      expect(hasBareB).toBe(has);
      if (has) told++;
    }
  }
  expect(told).toBeGreaterThan(25);
});

test('the chord lines of a song are its lines as written, moved by its key and down by its capo, and its sheet shows them', async () => {
  const { store } = await openSongbook();
  for (const { id, body, capo: written } of songs) {
    const [transpose, capo] = [[6, 11, 5][id % 3]!, [null, 0, 2][id % 3] ?? null];
    play(store, id, { transpose, capo });
    const semitones = (transpose + written - (capo ?? written) + 12) % 12;
    const lines = selectChordLines(store.getState(), id);
    expect(lines).toEqual(body.chords.map((line) => transposeChordLine(line, semitones)));
    const moved = lines.flatMap((line) => line.match(/\S+/g) ?? []);
    expect(shown(store, id)).toEqual(expect.arrayContaining(moved));
  }
});
