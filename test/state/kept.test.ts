import fc from 'fast-check';
import {
  areSameChoices,
  catalogueOf,
  changeBetween,
  changed,
  choicesChanged,
  contentsFailed,
  contentsLoaded,
  favoriteToggled,
  fromKept,
  isReadable,
  NO_CHOICES,
  rootReducer,
  selectChoices,
  selectContent,
  selectHaveContentsFailed,
  selectIsLoaded,
  selectSongIds,
  selectStorageStatus,
  toKept,
  withoutMeta,
  type SongbookAction,
} from '../../src/state';
import { songs } from '../../src/catalogue';
import { anyAction, anyChange, anyChoices, anyKept } from '../support/anyState';
import { songId } from '../support/songbook';

const first = rootReducer(undefined, { type: 'first state' });

test('there are no choices before they are read, and then the storage is ready', () => {
  expect(selectChoices(first)).toEqual(NO_CHOICES);
  expect(selectStorageStatus(first)).toBe('loading');
  const state = rootReducer(first, choicesChanged({ change: { fav3: '1' }, why: 'loaded' }));
  expect(selectChoices(state)).toEqual({ ...NO_CHOICES, favorites: { 3: 1 } });
  expect(selectStorageStatus(state)).toBe('ready');
});

test('choices are the same until one of them changes', () => {
  const state = rootReducer(first, contentsFailed({ reason: 'offline' }));
  expect(areSameChoices(state, first)).toBe(true);
  expect(areSameChoices(rootReducer(first, favoriteToggled({ id: songId(3) })), first)).toBe(false);
});

/** A value that throws where it is changed, and so does everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

test('no action changes the state before it', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 60, maxLength: 60 }), (actions) => {
      actions.reduce((state, action) => frozen(rootReducer(state, frozen(action))), frozen(first));
    }),
    { numRuns: 10 },
  );
});

test('choices become texts and texts become the same choices', () => {
  fc.assert(
    fc.property(anyKept, (kept) => {
      expect(toKept(fromKept(kept, songs.length))).toEqual(kept);
    }),
    { numRuns: 500 },
  );
});

test('the change between two states leads from the one to the other; there is none between equals', () => {
  fc.assert(
    fc.property(anyChoices, anyChange, (before, change) => {
      const after = changed(before, change);
      const between = changeBetween(before, after);
      expect(changed(before, between)).toEqual(after);
      for (const [key, text] of Object.entries(between)) expect([key, change[key]]).toEqual([key, text]);
      expect(changeBetween(after, structuredClone(after))).toEqual({});
      const back = changed(after, changeBetween(after, before));
      expect(withoutZeros(toKept(back))).toEqual(withoutZeros(toKept(before)));
    }),
    { numRuns: 300 },
  );
});

/** Texts without transpositions by 0: a transposition that was made is not removed, but set to 0. */
const withoutZeros = (kept: Record<string, string>) =>
  Object.fromEntries(Object.entries(kept).filter(([key, text]) => !(/^tr\d/.test(key) && text === '0')));

test.each([
  ...['favicon', 'track', 'tr007', 'fav-1', 'fav', 'tr1x', 'fav51', 'tr99', 'persist:root'],
  ...['songbook:', 'songbook:toString', 'songbook:__proto__', 'songbook:reading', 'songbook:byHeart'],
  ...['songbook:list-a.b', 'songbook:list-toString'],
  ...['songbook:entry-a', 'songbook:entry-a.b.c', 'songbook:entry-a.'],
  ...['songbook:capo51', 'songbook:speed99999', 'songbook:speed01', 'songbook:speed'],
])('%s is no key of ours', (key) => {
  expect(isReadable(key, '1', songs.length)).toBe(false);
  expect(fromKept({ [key]: '1' }, songs.length)).toEqual(NO_CHOICES);
});

test.each([
  ['tr1', ['12', '-1', '01', '1.0', '', 'x']],
  ['songbook:capo1', ['12', '1.5', '']],
  ['songbook:speed1', ['0', '121', '012', '1e1', 'fast', '12 lines']],
  ['songbook:tempo1', ['19', '301', '']],
  ['songbook:bar1', ['5', '0', '3.0']],
  ['songbook:note1', ['', 'a\nb', 'x'.repeat(201)]],
  [
    'songbook:list-a',
    [
      ...['', '{}', '[]', '{"place":"1","title":""}', '{"place":1}', '{"place":1e301,"title":""}'],
      JSON.stringify({ place: 1, title: 'ա'.repeat(1e6) }),
    ],
  ],
  ['songbook:entry-a.b', ['{}', '{"place":0,"song":51,"transpose":0,"note":""}', '{"place":0,"heading":1}']],
  [
    'songbook:entry-a.c',
    ['{"place":0,"song":1,"transpose":12,"note":""}', '{"place":0,"song":1,"transpose":0}'],
  ],
  ['songbook:entry-a.d', ['{"place":0,"song":1,"transpose":0,"capo":12,"note":""}', 'null']],
  ['songbook:played-a', ['', 'a.b', 'constructor']],
  ['songbook:theme', ['pink', '', 'Dark', '["dark"]']],
  ['songbook:textSize', ['big', '131', '1e2', '130.0', 'NaN']],
  ['songbook:chordsAnnounced', ['yes']],
  ['songbook:group', ['', 'bass_', Array(7).fill('bass').join('_')]],
  ['songbook:voice', ['45', '99-99', 'tenor ', '29-67', '48-90', '48-67-70', ' 48-67', '48-67\n']],
] as const)('a text of %s that cannot be read is no choice', (key, texts) => {
  for (const text of texts) {
    expect([text, isReadable(key, text, songs.length)]).toEqual([text, false]);
    expect(fromKept({ [key]: text, fav1: '' }, songs.length)).toEqual({ ...NO_CHOICES, favorites: { 1: 1 } });
  }
});

const startWith = (catalogue = catalogueOf(songs)) => rootReducer({ catalogue }, { type: 'first state' });
/** The state after these actions in a catalogue of which no content has arrived. */
const after = (...actions: SongbookAction[]) => actions.reduce(rootReducer, startWith());
const failed = contentsFailed({ reason: 'offline' });
const loaded = contentsLoaded(songs);

test('contents arrive in their places', () => {
  const ids = selectSongIds(after());
  expect(ids.filter((id) => selectIsLoaded(after(), id))).toEqual([]);
  for (const id of ids) expect(selectContent(after(loaded), id).body).toEqual(songs[id]!.body);
});

test('contents that cannot be loaded are told of until some arrive', () => {
  expect(selectHaveContentsFailed(after())).toBe(false);
  expect(selectHaveContentsFailed(after(failed))).toBe(true);
  expect(selectHaveContentsFailed(after(failed, loaded))).toBe(false);
  expect(selectHaveContentsFailed(after(failed, loaded, failed))).toBe(true);
  expect(selectIsLoaded(after(loaded, failed), songId(10))).toBe(true);
});

test('the bulk of contents is no part of what the log takes down', () => {
  expect(withoutMeta(loaded)).toEqual({ type: 'catalogue/contentsLoaded' });
});

test('the ids stay the same object while the listings do', () => {
  expect(selectSongIds(after(loaded))).toBe(selectSongIds(after(loaded, failed)));
});

test('a song keeps its content when those of all songs arrive, so that its page is not rendered again', () => {
  const open = catalogueOf(songs, { [songId(10)]: songs[10]! });
  const state = rootReducer(startWith(open), contentsLoaded(structuredClone(songs)));
  expect(selectContent(state, songId(10))).toBe(songs[10]);
  expect(selectIsLoaded(state, songId(50))).toBe(true);
});
