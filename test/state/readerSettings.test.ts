import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  barChanged,
  choicesChanged,
  favoriteToggled,
  fromKept,
  fromNames,
  knownChordsChanged,
  NO_CHOICES,
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
  type Choices,
  type StoredTexts,
} from '../../src/state';
import { anyChoices, anyKept, settingChange } from '../support/anyState';
import { openSongbook, songId, settled } from '../support/songbook';
import { knowing, storedChords } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';

/** As the storage reads what is stored. */
const read = (kept: StoredTexts) => fromKept(kept, songs.length);

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

test.each([
  ['textSize', '101'],
  ['textSize', '130.0'],
  ['textSize', 'NaN'],
  ['theme', '["dark"]'],
  ['theme', 'Dark'],
  ['voice', '48'],
  ['voice', '29-67'],
  ['voice', '48-90'],
  ['voice', '48-67-70'],
  ['voice', ' 48-67'],
  ['voice', '48-67\n'],
  ['group', ''],
  ['group', 'bass_'],
  ['group', Array(7).fill('bass').join('_')],
  ['chordsAnnounced', 'yes'],
  // A choice of older versions.
  ['byHeart', 'all'],
  ['toString', 'dark'],
  ['__proto__', 'dark'],
  ['speed1', '0'],
  ['speed1', '121'],
  ['speed1', '12 lines'],
  ['speed1', '012'],
  ['speed99999', '12'],
  ['speed01', '12'],
  ['speed', '12'],
  ['tempo1', '19'],
  ['tempo1', '301'],
  ['bar1', '5'],
  ['bar1', '3.0'],
  ['capo14', '12'],
  ['note1', ''],
  ['note1', 'ա'.repeat(201)],
  ['note1', 'ցածր\nդանդաղ'],
])('an unreadable %s (%j) is as by default and spoils nothing beside it', (name, text) => {
  const beside = { 'songbook:listBeside': 'all', 'songbook:speed2': '7' };
  expect(read({ ...beside, [`songbook:${name}`]: text })).toEqual({
    ...NO_CHOICES,
    readerSettings: { listBeside: 'all' },
    songSettings: { ...NO_CHOICES.songSettings, speeds: { 2: 7 } },
  });
});

test('what can be had is read back as it was, and any text at all is read without complaint', () => {
  const expectReadBack = (choices: Choices) => expect(read(toKept(choices))).toEqual(choices);
  fc.assert(fc.property(anyChoices, expectReadBack));
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  const damaged = anyKept.chain((kept) => fc.record(fromNames(Object.keys(kept), () => anyText)));
  fc.assert(fc.property(damaged, (kept) => expectReadBack(read(kept))));
});

const names = ({ store }: Awaited<ReturnType<typeof openSongbook>>) =>
  Object.values(selectKnownChords(store.getState()));

test('chords become known and are known on the next visit, until none is', async () => {
  const browserStorage = new MemoryStorage();
  const here = await openSongbook(browserStorage);
  here.store.dispatch(knownChordsChanged(knowing('Am', 'H7')));
  await settled();
  expect(browserStorage.stored()).toEqual({
    'songbook:chord-9_0-3-7': 'Am',
    'songbook:chord-11_0-4-7-10': 'H7',
  });
  const later = await openSongbook(browserStorage);
  expect(names(later)).toEqual(['Am', 'H7']);
  later.store.dispatch(knownChordsChanged({ '9_0-3-7': null, '11_0-4-7-10': null }));
  await settled();
  expect(browserStorage.stored()).toEqual({});
});

test('a chord that is forgotten can be taken back, one that is learnt needs no offer', async () => {
  const songbook = await openSongbook(new MemoryStorage(storedChords('Am')));
  const { dispatch, getState } = songbook.store;
  dispatch(knownChordsChanged(knowing('C')));
  expect(selectUndoOffer(getState())).toBeNull();
  dispatch(knownChordsChanged({ '9_0-3-7': null }));
  expect(names(songbook)).toEqual(['C']);
  dispatch(choicesChanged({ change: selectUndoOffer(getState())!.inverse, why: 'undone' }));
  expect(selectKnownChords(getState())).toEqual(knowing('Am', 'C'));
  dispatch(knownChordsChanged({ nothing: null }));
  expect(selectUndoOffer(getState())).toBeNull();
});
