import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { chordNotes } from '../../src/music/shapes';
import {
  capoPlaced,
  capoRemoved,
  inverseOf,
  selectKey,
  selectPlayedCapo,
  selectSheet,
  selectTranspose,
  selectUndoOffer,
  transposedUp,
  transpositionJumped,
} from '../../src/state';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(14);
type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

/** The pitch classes that each chord of a song sounds with a capo, the bass first and the others upwards. */
const sounding = (store: Store, song = id, capo = songs[song]!.capo): readonly (readonly number[])[] =>
  selectSheet(store.getState(), song).flatMap(({ words }) =>
    words.flat().flatMap(({ above, inline }) =>
      [above, inline].flatMap((token) => {
        const notes = token && chordNotes(token.text);
        if (!notes) return [];
        const [bass, ...others] = notes.map((note) => (note + capo) % 12);
        return [[bass!, ...others.sort((one, other) => one - other)]];
      }),
    ),
  );

test('what is played with a capo sounds as the song does, chord by chord, wherever it is transposed to', async () => {
  const { store } = await openSongbook();
  const song = fc.nat(songs.length - 1).map(songId);
  let chords = 0;
  fc.assert(
    fc.property(song, fc.nat(7), fc.nat(11), (each, capo, transpose) => {
      store.dispatch(transpositionJumped({ id: each, transpose, reason: 'easyKey' }));
      const before = sounding(store, each);
      const key = selectKey(store.getState(), each);
      store.dispatch(capoPlaced({ id: each, capo }));
      expect(sounding(store, each, capo)).toEqual(before);
      expect(selectKey(store.getState(), each)).toBe(key);
      expect(selectTranspose(store.getState(), each)).toBe(transpose);
      chords += before.length;
    }),
  );
  expect(chords).toBeGreaterThan(500);
});

test('a capo stays through a step, and goes with the easy key, by hand or with a replay', async () => {
  const { store, console } = await openSongbook();
  const played = () => selectPlayedCapo(store.getState(), id);
  const empty = console.exportLog();
  store.dispatch(capoPlaced({ id, capo: 5 }));
  store.dispatch(transposedUp({ id }));
  expect(played()).toBe(5);
  expect(selectPlayedCapo(store.getState(), songId(15))).toBeNull();
  store.dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  expect(played()).toBe(5);
  store.dispatch(transpositionJumped({ id, transpose: 3, reason: 'easyKey' }));
  expect(played()).toBeNull();
  store.dispatch(capoPlaced({ id, capo: 5 }));
  store.dispatch(capoRemoved({ id }));
  expect(played()).toBeNull();
  store.dispatch(capoPlaced({ id, capo: 5 }));
  console.replay(empty);
  expect(played()).toBeNull();
});

test('a capo can be taken back to the one before it, or to none', async () => {
  const { store } = await openSongbook();
  const offer = () => selectUndoOffer(store.getState())?.inverse;
  store.dispatch(capoPlaced({ id, capo: 5 }));
  expect(offer()).toEqual(capoRemoved({ id }));
  store.dispatch(capoPlaced({ id, capo: 2 }));
  expect(offer()).toEqual(capoPlaced({ id, capo: 5 }));
  expect(inverseOf(store.getState(), capoPlaced({ id, capo: 2 }))).toBeNull();
  store.dispatch(offer()!);
  expect(selectPlayedCapo(store.getState(), id)).toBe(5);
  expect(offer()).toBeUndefined();
  store.dispatch(capoRemoved({ id }));
  expect(offer()).toBeUndefined();
});

test('a capo is in the log and replayed, but never stored', async () => {
  const here = await openSongbook();
  const there = await openSongbook();
  here.store.dispatch(transposedUp({ id }));
  here.store.dispatch(capoPlaced({ id, capo: 6 }));
  await settled();
  expect(here.browserStorage.stored()).toEqual({ tr14: '1' });
  there.console.replay(here.console.exportLog());
  expect(sounding(there.store, id, 6)).toEqual(sounding(here.store, id, 6));
  expect(there.store.getState().playedCapos).toEqual({ [id]: 6 });
  expect(there.store.getState().undo).toEqual(here.store.getState().undo);
  expect(here.console.actionLog().at(-1)?.description).toBe(
    `Showed «${songs[id]!.title}» (14) for a capo on fret 6`,
  );
});
