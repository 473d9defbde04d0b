import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  barChanged,
  favoriteToggled,
  fromKept,
  fromNames,
  knownChordsChanged,
  noteWritten,
  readerSettingChanged,
  scrollSpeedChanged,
  selectKnownChords,
  selectReaderSettings,
  selectSongInKey,
  selectSongSettings,
  selectUndoOffer,
  tempoChanged,
  toKept,
} from '../../src/state';
import { anyKept, settingChange } from '../support/anyState';
import { openSongbook, songId } from '../support/songbook';
import { knowing } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';

test('a setting changes alone', async () => {
  const { store } = await openSongbook();
  fc.assert(
    fc.property(settingChange, (change) => {
      const before = selectReaderSettings(store.getState());
      store.dispatch(readerSettingChanged(change));
      expect(selectReaderSettings(store.getState())).toEqual({ ...before, [change.setting]: change.value });
    }),
  );
});

test('speed, tempo, bar and note are remembered of their song alone', async () => {
  const { store } = await openSongbook();
  store.dispatch(scrollSpeedChanged({ id: songId(1), speed: 7.5 }));
  store.dispatch(tempoChanged({ id: songId(1), tempo: 72 }));
  store.dispatch(tempoChanged({ id: songId(3), tempo: 90 }));
  store.dispatch(barChanged({ id: songId(3), beats: 4 }));
  store.dispatch(barChanged({ id: songId(3), beats: 3 }));
  store.dispatch(noteWritten({ id: songId(1), text: 'ցածր' }));
  store.dispatch(noteWritten({ id: songId(3), text: 'դանդաղ' }));
  store.dispatch(noteWritten({ id: songId(3), text: '' }));
  expect(selectSongSettings(store.getState())).toEqual({
    capos: {},
    speeds: { 1: 7.5 },
    tempos: { 1: 72, 3: 90 },
    bars: { 3: 3 },
    notes: { 1: 'ցածր' },
  });
});

test('a favorite leaves the settings as they were, and a setting leaves the chords of songs, object for object', async () => {
  const { store } = await openSongbook();
  const inKey = selectSongInKey(store.getState(), songId(1));
  store.dispatch(readerSettingChanged({ setting: 'textSize', value: 130 }));
  expect(selectSongInKey(store.getState(), songId(1))).toBe(inKey);
  const before = selectReaderSettings(store.getState());
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(selectReaderSettings(store.getState())).toBe(before);
});

test('any text at all is read without complaint, and what was read is written and read as it was', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  const damaged = anyKept.chain((kept) => fc.record(fromNames(Object.keys(kept), () => anyText)));
  fc.assert(
    fc.property(damaged, (kept) => {
      const choices = fromKept(kept, songs.length);
      expect(fromKept(toKept(choices), songs.length)).toEqual(choices);
    }),
  );
});

test('chords become known, with nothing to take back, and are known on the next visit, until none is', async () => {
  const browserStorage = new MemoryStorage();
  const here = await openSongbook(browserStorage);
  here.store.dispatch(knownChordsChanged({ ...knowing('Am', 'H7'), unknown: null }));
  expect(selectUndoOffer(here.store.getState())).toBeNull();
  const stored = { 'songbook:chord-9_0-3-7': 'Am', 'songbook:chord-11_0-4-7-10': 'H7' };
  expect(browserStorage.stored()).toEqual(stored);
  const later = await openSongbook(browserStorage);
  expect(Object.values(selectKnownChords(later.store.getState()))).toEqual(['Am', 'H7']);
  later.store.dispatch(knownChordsChanged({ '9_0-3-7': null, '11_0-4-7-10': null }));
  expect(browserStorage.stored()).toEqual({});
});
