import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  barChanged,
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  noteWritten,
  readerSettingChanged,
  scrollSpeedChanged,
  selectReaderSettings,
  selectScrollSpeed,
  selectSongInKey,
  tempoChanged,
  knownChordsChanged,
  selectKnownChords,
  selectUndoOffer,
} from '../../src/state';
import { readerSettingsShape } from '../../src/state/settings/readerSettings';
import { readablePart } from '../../src/state/shape';
import { anySaved, settingChange } from '../support/anyState';
import { openSongbook, songId, settled } from '../support/songbook';
import { knowing, storedChords } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';

/** As the storage reads what is stored. */
const parse = (value: unknown) => ({
  ...DEFAULT_READER_SETTINGS,
  ...readablePart(value, readerSettingsShape, songs.length),
});

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
  expect(selectReaderSettings(store.getState())).toEqual({
    ...DEFAULT_READER_SETTINGS,
    speeds: { 1: 7.5 },
    tempos: { 1: 72, 3: 90 },
    bars: { 3: 3 },
    notes: { 1: 'ցածր' },
  });
  expect(selectScrollSpeed(store.getState(), songId(1))).toBe(7.5);
  expect(selectScrollSpeed(store.getState(), songId(2))).toBeNull();
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
  ['textSize', 101],
  ['textSize', '130'],
  ['textSize', NaN],
  ['theme', ['dark']],
  ['theme', { dark: 1 }],
  ['voice', '48'],
  ['voice', '29-67'],
  ['voice', '48-90'],
  ['voice', '48-67-70'],
  ['voice', ' 48-67'],
  ['voice', '48-67\n'],
  ['voice', { lowest: 48, highest: 67 }],
  ['group', ''],
  ['group', 'bass_'],
  ['group', Array(7).fill('bass').join('_')],
  ['chordsAnnounced', 'true'],
  ['byHeart', true],
  ['speeds', [1, 2]],
  ['speeds', { 1: 0 }],
  ['speeds', { 1: 121 }],
  ['speeds', { 1: '12' }],
  ['speeds', { 99999: 12 }],
  ['speeds', { '01': 12 }],
  ['speeds', { __proto__: null, toString: 12 }],
  ['tempos', { 1: 19 }],
  ['tempos', { 1: 301 }],
  ['bars', { 1: 5 }],
  ['capos', { 14: 12 }],
  ['bars', { 1: '3' }],
  ['notes', { 1: '' }],
  ['notes', { 1: 'ա'.repeat(201) }],
  ['notes', { 1: 'ցածր\nդանդաղ' }],
  ['notes', { 1: 7 }],
])('an unreadable %s (%j) is as by default and spoils nothing beside it', (name, value) => {
  const beside = name === 'theme' ? { columns: 'fit' } : { theme: 'dark' };
  expect(parse({ ...beside, [name]: value })).toEqual({ ...DEFAULT_READER_SETTINGS, ...beside });
});

test('an unreadable speed spoils no other speed', () => {
  expect(parse({ speeds: { 1: 12, 2: 'x', 99999: 4 } }).speeds).toEqual({ 1: 12 });
});

test('what can be had is read back as it was, and anything at all is read without complaint', () => {
  fc.assert(
    fc.property(anySaved, ({ readerSettings: value }) =>
      expect(parse(JSON.parse(JSON.stringify(value)))).toEqual(value),
    ),
  );
  fc.assert(
    fc.property(fc.anything(), (value) =>
      expect(Object.keys(parse(value))).toEqual(Object.keys(DEFAULT_READER_SETTINGS)),
    ),
  );
});

const names = ({ store }: Awaited<ReturnType<typeof openSongbook>>) =>
  Object.values(selectKnownChords(store.getState()));

test('chords become known and are known on the next visit, until none is', async () => {
  const browserStorage = new MemoryStorage();
  const here = await openSongbook(browserStorage);
  here.store.dispatch(knownChordsChanged(knowing('Am', 'H7')));
  await settled();
  expect(browserStorage.stored()).toEqual({
    'songbook:chords': '{"9_0-3-7":"Am","11_0-4-7-10":"H7"}',
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
  dispatch(selectUndoOffer(getState())!.inverse);
  expect(selectKnownChords(getState())).toEqual(knowing('Am', 'C'));
  dispatch(knownChordsChanged({ nothing: null }));
  expect(selectUndoOffer(getState())).toBeNull();
});
