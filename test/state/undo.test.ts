import fc from 'fast-check';
import {
  backupImported,
  capoPlaced,
  contentsFailed,
  favoriteToggled,
  importUndone,
  inverseOf,
  newVersionFound,
  readerSettingChanged,
  savedStateSynced,
  selectSaved,
  selectSongKey,
  selectUndoOffer,
  transposedUp,
  transpositionJumped,
  undoDismissed,
  type SavedChange,
  type SongbookAction,
} from '../../src/state';
import { SLICE_NAMES, SLICES } from '../../src/state/slices';
import { anyChoice } from '../support/anyAction';
import { audible } from '../support/anySaved';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(1);
const opened = async (...actions: SongbookAction[]) => {
  const songbook = await openSongbook();
  actions.forEach((action) => songbook.store.dispatch(action));
  return { ...songbook, offer: () => selectUndoOffer(songbook.store.getState()) };
};
/** The slices that hold what a visitor chose. */
const CHOICES = SLICE_NAMES.filter((name) => SLICES[name].isChoice);
const jump = (transpose: number) => transpositionJumped({ id, transpose, reason: 'easyKey' });

test('an action followed by its inverse leaves the choices as they were, whatever happened before', async () => {
  const { store } = await openSongbook();
  let inverted = 0;
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 60 }), anyChoice, (story, action) => {
      story.forEach((each) => store.dispatch(each));
      const before = store.getState();
      const offered = selectUndoOffer(before);
      const isOffered = fc.stringify(offered?.inverse) === fc.stringify(action);
      const inverse = isOffered ? null : inverseOf(before, action);
      store.dispatch(action);
      const done = store.getState();
      if (!inverse) {
        const isKept = !undoDismissed.match(action) && CHOICES.every((name) => done[name] === before[name]);
        const expected = savedStateSynced.match(action) ? [offered, null] : [isKept ? offered : null];
        expect(expected).toContainEqual(selectUndoOffer(done));
        return;
      }
      const whole = selectUndoOffer(done)!.inverse;
      if (!importUndone.match(whole)) expect(whole).toEqual(inverse);
      inverted++;
      store.dispatch(whole);
      const after = store.getState();
      expect(after.favorites).toEqual(before.favorites);
      expect(audible(after)).toEqual(audible(before));
      expect(after.readerSettings).toEqual(before.readerSettings);
      expect(selectUndoOffer(after)).toBeNull();
    }),
    { numRuns: 300 },
  );
  expect(inverted).toBeGreaterThan(20);
});

test.each<[what: string, story: SongbookAction[], done: SongbookAction, inverse: SongbookAction]>([
  ['a favorite removed', [favoriteToggled({ id })], favoriteToggled({ id }), favoriteToggled({ id })],
  ['a jump', [transposedUp({ id })], jump(5), transpositionJumped({ id, transpose: 1, reason: 'undo' })],
  ['a first jump', [], jump(5), transpositionJumped({ id, transpose: 0, reason: 'undo' })],
  [
    'a jump that took the capo off',
    [transposedUp({ id }), capoPlaced({ id, capo: 3 })],
    jump(5),
    importUndone({ transpositions: { [id]: 1 }, readerSettings: { capos: { [id]: 3 } } }),
  ],
])('%s can be taken back', async (_, story, done, inverse) => {
  const { store, offer } = await opened(...story, done);
  expect(offer()).toEqual({ done, inverse });
  store.dispatch(inverse);
  expect(offer()).toBeNull();
});

test.each<[what: string, story: SongbookAction[]]>([
  ['a favorite added', [favoriteToggled({ id })]],
  ['a step', [transposedUp({ id })]],
  [
    'an import of what is known',
    [favoriteToggled({ id }), backupImported({ favorites: { [id]: 1 }, readerSettings: {} })],
  ],
  ['a jump to where the song is', [transposedUp({ id }), jump(1)]],
  ['a jump that was itself an undo', [transpositionJumped({ id, transpose: 3, reason: 'undo' })]],
])('%s is not offered to be taken back', async (_, story) => {
  expect((await opened(...story)).offer()).toBeNull();
});

test.each<[by: string, action: SongbookAction]>([
  ['a step', transposedUp({ id: songId(2) })],
  ['a favorite added', favoriteToggled({ id: songId(2) })],
  ['a setting', readerSettingChanged({ setting: 'theme', value: 'dark' })],
  ['a dismissal', undoDismissed()],
])('an offer is withdrawn by %s', async (_, action) => {
  const { store, offer } = await opened(jump(5));
  store.dispatch(action);
  expect(offer()).toBeNull();
});

test.each<[news: string, action: SongbookAction]>([
  ['a newer version', newVersionFound()],
  ['words that could not be loaded', contentsFailed({ reason: 'offline' })],
])('an offer outlives the news of %s', async (_, action) => {
  const { store, offer } = await opened(jump(5));
  store.dispatch(action);
  expect(offer()).not.toBeNull();
});

test.each<[what: string, change: SavedChange]>([
  ['another song’s key', { transpositions: { [songId(2)]: 3 } }],
  ['a setting', { readerSettings: { theme: 'dark' } }],
  ['a set', { sets: { evening: { place: 0, title: 'Երեկո', entries: {} } } }],
])('an offer outlives %s that another tab changes', async (_, change) => {
  const { store, offer } = await opened(transposedUp({ id }), jump(5), savedStateSynced(change));
  store.dispatch(offer()!.inverse);
  expect(selectSongKey(store.getState(), id).transpose).toBe(1);
  expect(selectSaved(store.getState())).toMatchObject(change);
});

test.each([7, null])('an offer is withdrawn where another tab changes the same to %j', async (transpose) => {
  const synced = savedStateSynced({ transpositions: { [id]: transpose } });
  expect((await opened(transposedUp({ id }), jump(5), synced)).offer()).toBeNull();
});

test('a later action that can be taken back replaces the offer', async () => {
  const { store, offer } = await opened(favoriteToggled({ id }), jump(5));
  store.dispatch(favoriteToggled({ id }));
  expect(offer()?.done).toEqual(favoriteToggled({ id }));
});

test('a jump and its undo are stored as clicks are, and nothing of the offer is', async () => {
  const { store, browserStorage, offer } = await opened(transposedUp({ id }), jump(5));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '5' });
  store.dispatch(offer()!.inverse);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '1' });
  store.dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '0' });
});
