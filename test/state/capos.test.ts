import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { chordNotes } from '../../src/music/shapes';
import {
  keyAction,
  selectShownChords,
  selectSongInKey,
  selectSongKey,
  transposedUp,
  type KeyReason,
  type SongKey,
} from '../../src/state';
import { chordsShown } from '../support/chords';
import { openSongbook, songId } from '../support/songbook';

const id = songId(14);
type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

const choose = ({ dispatch, getState }: Store, song: number, key: Partial<SongKey>, why: KeyReason) =>
  dispatch(keyAction(getState(), songId(song), key, why));
/** Null removes the capo. */
const capoOn = (store: Store, song: number, capo: number | null) =>
  choose(store, song, { capo }, capo === null ? 'capoRemoved' : 'capoPlaced');
const easyKey = (store: Store, song: number, transpose: number) =>
  choose(store, song, { transpose, capo: null }, 'easyKey');

/** The pitch classes that each chord of a song sounds with a capo, the bass first and the others upwards. */
const sounding = (store: Store, song = id, capo = songs[song]!.capo): readonly (readonly number[])[] =>
  chordsShown(store.getState(), song).flatMap((chord) => {
    const notes = chordNotes(chord);
    if (!notes) return [];
    const [bass, ...others] = notes.map((note) => (note + capo) % 12);
    return [[bass!, ...others.sort((one, other) => one - other)]];
  });

test('what is played with a capo sounds as the song does, chord by chord, wherever it is transposed to', async () => {
  const { store } = await openSongbook();
  const song = fc.nat(songs.length - 1).map(songId);
  let chords = 0;
  fc.assert(
    fc.property(song, fc.nat(7), fc.nat(11), (each, capo, transpose) => {
      easyKey(store, each, transpose);
      const before = sounding(store, each);
      const { key } = selectSongInKey(store.getState(), each);
      capoOn(store, each, capo);
      expect(sounding(store, each, capo)).toEqual(before);
      expect(selectSongInKey(store.getState(), each).key).toBe(key);
      expect(selectSongKey(store.getState(), each).transpose).toBe(transpose);
      chords += before.length;
    }),
    { numRuns: 30 },
  );
  expect(chords).toBeGreaterThan(500);
});

test('a capo stays through a step, and goes with the easy key, by hand or with a replay', async () => {
  const { store, console } = await openSongbook();
  const played = () => selectSongKey(store.getState(), id).capo;
  const empty = await console.exportLog();
  capoOn(store, id, 5);
  store.dispatch(transposedUp({ id }));
  expect(played()).toBe(5);
  expect(selectSongKey(store.getState(), songId(15)).capo).toBeNull();
  choose(store, id, { transpose: 0 }, 'reset');
  expect(played()).toBe(5);
  easyKey(store, id, 3);
  expect(played()).toBeNull();
  capoOn(store, id, 5);
  capoOn(store, id, null);
  expect(played()).toBeNull();
  capoOn(store, id, 5);
  await console.replay(empty);
  expect(played()).toBeNull();
});

test('the key says what sounds: with the capo of the song, with one of its own and with none', async () => {
  const { store } = await openSongbook();
  const keys = () => {
    const { key, originalKey, playedKey } = selectSongInKey(store.getState(), songId(1));
    return [key, originalKey, playedKey];
  };
  // The file says C, for a capo on the second fret.
  expect(keys()).toEqual(['D', 'D', 'C']);
  capoOn(store, 1, 7);
  expect(keys()).toEqual(['D', 'D', 'G']);
  store.dispatch(transposedUp({ id: songId(1) }));
  expect(keys()).toEqual(['Eb', 'D', 'Ab']);
  capoOn(store, 1, 0);
  expect(keys()).toEqual(['Eb', 'D', 'Eb']);
  capoOn(store, 1, null);
  expect(keys()).toEqual(['Eb', 'D', 'Db']);
});

test('the chords that are shown are those of the chosen key and capo', async () => {
  const { store } = await openSongbook();
  const shown = (id: number) => selectShownChords(store.getState())!.find((song) => song.id === id)!;
  expect(shown(1)).toMatchObject({ capo: 2, transpose: 0 });
  expect(shown(45).chords).toEqual(['Dm', 'C', 'F']);
  store.dispatch(transposedUp({ id: songId(45) }));
  expect(shown(45).chords).toEqual(['Ebm', 'Db', 'Gb']);
  capoOn(store, 45, 1);
  expect(shown(45)).toMatchObject({ chords: ['Dm', 'C', 'F'], transpose: 1, capo: 1 });
});
