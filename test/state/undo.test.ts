import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  areSameChoices,
  choicesChanged,
  contentsFailed,
  favoriteToggled,
  keyAction,
  newVersionFound,
  noteWritten,
  readerSettingChanged,
  selectChoices,
  selectSongKey,
  selectUndoOffer,
  toKept,
  transposedUp,
  undoDismissed,
  type Change,
  type Kept,
  type RootState,
  type SongbookAction,
  type Why,
} from '../../src/state';
import { anyChoice } from '../support/anyState';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(1);
/** What is dispatched, or what a button dispatches in a state. */
type Tap = SongbookAction | ((state: RootState) => SongbookAction);
const opened = async (...taps: readonly Tap[]) => {
  const songbook = await openSongbook();
  const { dispatch, getState } = songbook.store;
  const offer = () => selectUndoOffer(getState());
  const tap = (each: Tap) => dispatch(typeof each === 'function' ? each(getState()) : each);
  taps.forEach(tap);
  return { ...songbook, tap, offer, takeBack: () => dispatch(undone(offer()!.inverse)) };
};
const by = (why: Why) => (change: Change) => choicesChanged({ change, why });
const [undone, synced, imported] = [by('undone'), by('synced'), by('imported')];
const jump = (transpose: number) => (state: RootState) =>
  keyAction(state, id, { transpose, capo: null }, 'easyKey');
const capoOn = (capo: number) => (state: RootState) => keyAction(state, id, { capo }, 'capoPlaced');
const note = (text: string) => noteWritten({ id, text });
const up = transposedUp({ id });
const heart = favoriteToggled({ id });

test('an undo leaves the choices as they were before its action, whatever happened before', async () => {
  // Once a song is transposed it has a transposition for good, so each here has one from the start.
  const transposed = Object.fromEntries(songs.map((song) => [`tr${song.id}`, '1']));
  const { store } = await openSongbook(new MemoryStorage(transposed));
  const types = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyChoice, { minLength: 20, maxLength: 20 }), (story) => {
      for (const action of story) {
        const before = store.getState();
        store.dispatch(action);
        const offer = selectUndoOffer(store.getState());
        if (offer === before.undo) {
          const isKept = areSameChoices(store.getState(), before);
          const isSynced = choicesChanged.match(action) && action.payload.why === 'synced';
          expect(offer === null || isKept || isSynced).toBe(true);
          continue;
        }
        if (offer === null) continue;
        expect(offer.done).toEqual(action);
        store.dispatch(undone(offer.inverse));
        expect(selectChoices(store.getState())).toEqual(selectChoices(before));
        expect(selectUndoOffer(store.getState())).toBeNull();
        store.dispatch(action);
        types.add(action.type);
      }
    }),
    { numRuns: 50 },
  );
  expect(types.size).toBe(7);
});

test.each<[what: string, story: Tap[], done: Tap, inverse: Change]>([
  ['a favorite removed', [heart], heart, { fav1: '1' }],
  ['a jump', [up], jump(5), { tr1: '1' }],
  ['a first jump', [], jump(5), { tr1: '0' }],
  ['a jump that took the capo off', [up, capoOn(3)], jump(5), { tr1: '1', 'songbook:capo1': '3' }],
  ['a jump to where the song is that took the capo off', [up, capoOn(3)], jump(1), { 'songbook:capo1': '3' }],
  ['a first capo', [], capoOn(5), { 'songbook:capo1': null }],
  ['another capo', [capoOn(5)], capoOn(2), { 'songbook:capo1': '5' }],
  ['a note removed', [note('ցածր')], note(''), { 'songbook:note1': 'ցածր' }],
  ['a first note', [], note('ցածր'), { 'songbook:note1': null }],
])('%s can be taken back', async (_, story, done, inverse) => {
  const { offer, takeBack } = await opened(...story, done);
  expect(offer()?.inverse).toEqual(inverse);
  takeBack();
  expect(offer()).toBeNull();
});

test.each<[what: string, story: Tap[]]>([
  ['a favorite added', [heart]],
  ['a step', [up]],
  ['an import of what is known', [heart, imported({ fav1: '1' })]],
  ['a jump to where the song is', [up, jump(1)]],
  ['the capo that is placed', [capoOn(2), up, capoOn(2)]],
  ['a capo removed', [capoOn(2), (state) => keyAction(state, id, { capo: null }, 'capoRemoved')]],
])('%s is not offered to be taken back', async (_, story) => {
  expect((await opened(...story)).offer()).toBeNull();
});

test.each<[by: string, action: SongbookAction, isWithdrawn: boolean]>([
  ['a step', transposedUp({ id: songId(2) }), true],
  ['a favorite added', favoriteToggled({ id: songId(2) }), true],
  ['a setting', readerSettingChanged({ setting: 'theme', value: 'dark' }), true],
  ['a dismissal', undoDismissed(), true],
  ['a newer version', newVersionFound(), false],
  ['words that could not be loaded', contentsFailed({ reason: 'offline' }), false],
])('an offer is withdrawn by %s or outlives it', async (_, action, isWithdrawn) => {
  const { store, offer } = await opened(jump(5));
  store.dispatch(action);
  expect(offer() === null).toBe(isWithdrawn);
});

test.each<[what: string, change: Kept]>([
  ['another song’s key', { tr2: '3' }],
  ['a setting', { 'songbook:theme': 'dark' }],
  ['a set', { 'songbook:list-evening': '{"place":0,"title":"Երեկո"}' }],
])('an offer outlives %s that another tab changes', async (_, change) => {
  const { store, takeBack } = await opened(up, jump(5), synced(change));
  takeBack();
  expect(selectSongKey(store.getState(), id).transpose).toBe(1);
  expect(toKept(store.getState())).toMatchObject(change);
});

test.each(['7', null])('an offer is withdrawn where another tab changes the same to %j', async (tr1) => {
  expect((await opened(up, jump(5), synced({ tr1 }))).offer()).toBeNull();
});

test('a jump and its undo are stored as clicks are, and nothing of the offer is', async () => {
  const { browserStorage, tap, takeBack } = await opened(up, jump(5));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '5' });
  takeBack();
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '1' });
  tap((state) => keyAction(state, id, { transpose: 0 }, 'reset'));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '0' });
});
