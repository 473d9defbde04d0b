import fc from 'fast-check';
import {
  type Backup,
  backupChange,
  backupImported,
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  formatBackup,
  formatFragment,
  NOTHING_SAVED,
  parseBackup,
  parseFragment,
  previewBackup,
  rootReducer,
  type SavedState,
  savedStateLoaded,
  selectSaved,
  selectUndoOffer,
  type SetSong,
} from '../../../src/state';
import { anySaved, audible, chosen } from '../../support/anyState';
import { songId, openSongbook, settled } from '../../support/songbook';
import { MemoryStorage } from '../../support/memoryStorage';
import { storedSettings } from '../../support/storedSettings';

/** The choices after a backup was taken over on top of others. */
function merged(current: SavedState, backup: Backup): SavedState {
  const before = rootReducer(undefined, savedStateLoaded(current));
  return selectSaved(rootReducer(before, backupImported(backupChange(backup))));
}

const song: SetSong = { place: 0, song: songId(22), transpose: 3, note: '' };
const setOf = (title: string, entries: Record<string, SetSong>) => ({ place: 0, title, entries });

test('a preview says what a merge adds and changes', () => {
  const current = {
    ...NOTHING_SAVED,
    favorites: { 1: 1, 2: 1 },
    transpositions: { 1: 3, 2: 4, 5: 6, 7: 0 },
    sets: { one: setOf('Կիրակի', { a: song }), two: setOf('Շաբաթ', {}) },
    knownChords: { a: 'Am', b: 'H7' },
    readerSettings: {
      ...DEFAULT_READER_SETTINGS,
      textSize: 130,
      theme: 'dark',
      speeds: { 1: 10, 2: 20, 3: 30 },
      tempos: { 1: 60, 2: 80 },
      bars: { 1: 3, 2: 4 },
      capos: { 1: 0, 2: 3 },
    },
  } as const;
  const backup = {
    favorites: { 2: 1, 9: 1 },
    transpositions: { 2: 4, 3: 1, 5: 11, 7: 2 },
    sets: { one: setOf('Կիրակի', { b: song }), two: setOf('Շաբաթ', {}), three: setOf('Նոր', {}) },
    knownChords: { b: 'B7', c: 'C' },
    readerSettings: {
      textSize: 150,
      theme: 'dark',
      hand: 'left',
      speeds: { 2: 20, 3: 31, 4: 40 },
      tempos: { 2: 90, 5: 70 },
      bars: { 2: 2, 6: 6 },
      capos: { 1: 2, 2: 3, 3: 0 },
    },
  } as const;
  expect(previewBackup(current, backup)).toEqual({
    favorites: { 9: 1 },
    transpositions: { 3: 1, 5: 11, 7: 2 },
    sets: { one: { entries: { b: song } }, three: setOf('Նոր', {}) },
    knownChords: { b: 'B7', c: 'C' },
    readerSettings: {
      textSize: 150,
      hand: 'left',
      speeds: { 3: 31, 4: 40 },
      tempos: { 2: 90, 5: 70 },
      bars: { 2: 2, 6: 6 },
      capos: { 1: 2, 3: 0 },
    },
  });
});

test('an entry comes back in the key and with the capo it had, also with none', () => {
  const saved = { ...NOTHING_SAVED, sets: { one: setOf('Կիրակի', { a: song }) } };
  const backup = parseBackup(formatBackup(saved, String), 51) as Backup;
  const capoed = {
    ...NOTHING_SAVED,
    sets: { one: setOf('Կիրակի', { a: { ...song, transpose: 5, capo: 4 } }) },
  };
  expect(previewBackup(capoed, backup)).toEqual({
    sets: { one: { entries: { a: { transpose: 3, capo: null } } } },
  });
  expect(merged(capoed, backup)).toEqual(saved);
  const onlyCapo = { ...NOTHING_SAVED, sets: { one: setOf('Կիրակի', { a: { ...song, capo: 0 } }) } };
  expect(previewBackup(onlyCapo, backup)).toEqual({ sets: { one: { entries: { a: { capo: null } } } } });
  expect(merged(onlyCapo, backup)).toEqual(saved);
});

/** A backup as it comes from a file or a fragment that some visitor's choices went into. */
const anyBackup = fc
  .tuple(anySaved, fc.boolean())
  .map(([saved, isFile]) =>
    isFile ? parseBackup(formatBackup(saved, String), 51) : parseFragment(formatFragment(saved), 51),
  ) as fc.Arbitrary<Backup>;

test('no merge takes anything away, and merging again has nothing to do', () => {
  fc.assert(
    fc.property(anySaved, anyBackup, (current, backup) => {
      const after = merged(current, backup);
      expect(after.favorites).toEqual({ ...current.favorites, ...backup.favorites });
      for (const [key, { entries }] of Object.entries({ ...current.sets, ...backup.sets }))
        expect(Object.keys(after.sets[key]!.entries)).toEqual(expect.arrayContaining(Object.keys(entries)));
      expect(after.knownChords).toEqual({ ...current.knownChords, ...backup.knownChords });
      expect(after.readerSettings).toMatchObject(backup.readerSettings);
      expect(Object.keys(audible(after))).toEqual(expect.arrayContaining(Object.keys(audible(current))));
      expect(Object.keys(chosen(after))).toEqual(expect.arrayContaining(Object.keys(chosen(current))));
      expect(after.transpositions).toEqual({ ...current.transpositions, ...backup.transpositions });
      for (const name of ['speeds', 'tempos', 'bars', 'capos', 'notes'] as const) {
        const [own, added] = [current.readerSettings[name], backup.readerSettings[name]];
        expect(after.readerSettings[name]).toEqual({ ...own, ...added });
      }
      expect(previewBackup(after, backup)).toEqual({});
      expect(merged(after, backup)).toEqual(after);
    }),
    { numRuns: 150 },
  );
});

test('an import is stored key by key, and undone it leaves storage as it was but for what came after', async () => {
  const before = { fav1: 'x', tr1: '3', tr2: '4', ...storedSettings({ theme: 'dark' }), other: '1' };
  const { store, browserStorage } = await openSongbook(new MemoryStorage(before));
  const backup = {
    favorites: { [songId(1)]: 1, [songId(9)]: 1 },
    transpositions: { [songId(1)]: 7, [songId(3)]: 2 },
    readerSettings: { textSize: 130, speeds: { [songId(1)]: 20 } },
  } as const;
  store.dispatch(backupImported(backup));
  const { inverse } = selectUndoOffer(store.getState())!;
  await settled();
  expect(browserStorage.stored()).toEqual({
    ...before,
    fav9: '1',
    tr1: '7',
    tr3: '2',
    ...storedSettings({ textSize: 130, theme: 'dark', speeds: { 1: 20 } }),
  });
  store.dispatch(favoriteToggled({ id: songId(30) }));
  store.dispatch(inverse);
  await settled();
  expect(browserStorage.stored()).toEqual({ ...before, fav30: '1' });
});
