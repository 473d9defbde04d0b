import { type NewEntry, selectSet } from '../../../src/state';
import { setAsChordPro, setAsList } from '../../../src/views/sets/SetShare';
import { make, song } from '../../support/sets';
import { openSongbook } from '../../support/songbook';

const ENTRIES: readonly NewEntry[] = [
  song(22, 3),
  { heading: 'Ընդմիջում {15 րոպե}' },
  { ...song(5, 0, 2), note: 'դանդաղ' },
  song(22, 5),
];

async function written(entries = ENTRIES) {
  const { store } = await openSongbook();
  const state = () => store.getState();
  const id = make(store, 'Կիրակի', entries);
  return { state, set: () => selectSet(state(), id)! };
}

test('a set is one ChordPro file, each song in its key and for its capo', async () => {
  const { state, set } = await written();
  const file = setAsChordPro(state(), set());
  const songs = file.split('{new_song}\n');
  expect(songs).toHaveLength(3);
  expect(songs[0]).toContain('{key: Cm}');
  expect(songs[1]).toMatch(/^\{comment: Ընդմիջում 15 րոպե \}\n\{comment: դանդաղ\}\n\{title: /);
  expect(songs[1]).toContain('{key: Bb}');
  expect(songs[1]).toContain('{capo: 2}');
  expect(songs[2]).toContain('{key: Dm}');
});

test('in the ChordPro file of a set a heading may come last, or alone', async () => {
  const last = await written([...ENTRIES, { heading: 'Թեյ' }]);
  const file = setAsChordPro(last.state(), last.set());
  expect(file.split('{new_song}\n')).toHaveLength(3);
  expect(file).toMatch(/[^\n]\n\n\{comment: Թեյ\}\n$/);
  const alone = await written([{ heading: 'Թեյ' }]);
  expect(setAsChordPro(alone.state(), alone.set())).toContain('{comment: Թեյ}');
});

test('a set is a list of its titles, keys, capos and notes', async () => {
  const { state, set } = await written();
  expect(setAsList(state(), set())).toBe(
    'Կիրակի\n\n1. Կռունկ (Cm)\n\nԸնդմիջում {15 րոպե}\n2. Եղբայր եմք մեք (C, Կապո 2) – դանդաղ\n3. Կռունկ (Dm)\n',
  );
});
