import { songs } from '../../src/catalogue';
import {
  catalogueOf,
  contentsFailed,
  contentsLoaded,
  rootReducer,
  selectContent,
  selectHaveContentsFailed,
  selectIsLoaded,
  selectOpening,
  selectSongIds,
  type SongbookAction,
} from '../../src/state';
import { songId } from '../support/songbook';

/** The state after these actions in a catalogue of which no content has arrived. */
const after = (...actions: SongbookAction[]) =>
  actions.reduce(rootReducer, rootReducer({ catalogue: catalogueOf(songs) }, { type: 'first state' }));
const failed = contentsFailed({ reason: 'offline' });
const loaded = contentsLoaded(songId(10), songs.slice(10, 20));

test('contents arrive in their places, beside those that were there', () => {
  const state = after(loaded, contentsLoaded(songId(3), songs.slice(3, 4)));
  const there = selectSongIds(state).filter((id) => selectIsLoaded(state, id));
  expect(there).toEqual([3, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  for (const id of there) expect(selectOpening(state, id)).toBe(songs[id]!.body.lyrics[0]);
  expect(selectOpening(state, songId(4))).toBe('');
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
