import fc from 'fast-check';
import {
  NOTHING_SAVED,
  rootReducer,
  savedStateLoaded,
  selectSaved,
  selectStorageStatus,
  isEmpty,
  patchBetween,
  patched,
  catalogueOf,
  contentsFailed,
  contentsLoaded,
  selectContent,
  selectHaveContentsFailed,
  selectIsLoaded,
  selectSongIds,
  type SongbookAction,
} from '../../src/state';
import { songs } from '../../src/catalogue';
import { anyAction, anySaved } from '../support/anyState';
import { songId } from '../support/songbook';

const first = rootReducer(undefined, { type: 'first state' });

test('nothing is saved before it is read, and then the storage is ready', () => {
  expect(selectSaved(first)).toEqual(NOTHING_SAVED);
  expect(selectStorageStatus(first)).toBe('loading');
  const saved = { ...NOTHING_SAVED, favorites: { 3: 1 } } as const;
  const state = rootReducer(first, savedStateLoaded(saved));
  expect(selectSaved(state)).toEqual(saved);
  expect(selectStorageStatus(state)).toBe('ready');
});

test('the saved choices are the same object until one of them changes', () => {
  const state = rootReducer(first, savedStateLoaded(NOTHING_SAVED));
  expect(selectSaved({ ...state })).toBe(selectSaved(state));
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

test('a patch between two states makes the one into the other, and there is none between equals', () => {
  fc.assert(
    fc.property(anySaved, anySaved, (before, after) => {
      expect(patched(before, patchBetween(before, after))).toEqual(after);
      expect(isEmpty(patchBetween(before, structuredClone(before)))).toBe(true);
    }),
  );
});

test.each<[what: string, target: object, patch: object, result: object]>([
  ['goes into an object', { a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
  ['makes an object that is missing', {}, { a: { b: 1, c: null } }, { a: { b: 1 } }],
  ['takes away what is not there', { a: 1 }, { b: null }, { a: 1 }],
])('a patch %s and leaves its target alone', (_, target, patch, result) => {
  const before = structuredClone(target);
  expect(patched(target, patch)).toEqual(result);
  expect(target).toEqual(before);
});

test('a patch names only what differs', () => {
  const before = { a: 1, b: { c: 1, d: 2 }, e: { f: 1 }, g: 1 };
  const after = { a: 1, b: { c: 3 }, e: { f: 1 }, g: 2 };
  expect(patchBetween<object>(before, after)).toEqual({ b: { c: 3, d: null }, g: 2 });
});

/** The state after these actions in a catalogue of which no content has arrived. */
const after = (...actions: SongbookAction[]) =>
  actions.reduce(rootReducer, rootReducer({ catalogue: catalogueOf(songs) }, { type: 'first state' }));
const failed = contentsFailed({ reason: 'offline' });
const loaded = contentsLoaded(songId(10), songs.slice(10, 20));

test('contents arrive in their places, beside those that were there', () => {
  const state = after(loaded, contentsLoaded(songId(3), songs.slice(3, 4)));
  const there = selectSongIds(state).filter((id) => selectIsLoaded(state, id));
  expect(there).toEqual([3, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  for (const id of there) expect(selectContent(state, id).body).toEqual(songs[id]!.body);
});

test('contents that cannot be loaded are told of until some arrive', () => {
  expect(selectHaveContentsFailed(after())).toBe(false);
  expect(selectHaveContentsFailed(after(failed))).toBe(true);
  expect(selectHaveContentsFailed(after(failed, loaded))).toBe(false);
  expect(selectHaveContentsFailed(after(failed, loaded, failed))).toBe(true);
  expect(selectIsLoaded(after(loaded, failed), songId(10))).toBe(true);
});

test('the bulk of contents is no part of what the log takes down', () => {
  expect(loaded.payload).toEqual({ first: 10, count: 10 });
});

test('the ids stay the same object while the listings do', () => {
  expect(selectSongIds(after(loaded))).toBe(selectSongIds(after(loaded, failed)));
});

test('a song keeps its content when those of all songs arrive, so that its page is not rendered again', () => {
  const all = contentsLoaded(songId(0), structuredClone(songs));
  const state = after(loaded, all);
  expect(selectContent(state, songId(10))).toBe(songs[10]);
  expect(selectIsLoaded(state, songId(50))).toBe(true);
});
