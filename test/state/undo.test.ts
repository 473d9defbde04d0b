import fc from 'fast-check';
import {
  backupImported,
  capoPlaced,
  noteWritten,
  capoRemoved,
  contentsFailed,
  favoriteToggled,
  importUndone,
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
import { anyChoice } from '../support/anyState';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(1);
const opened = async (...actions: SongbookAction[]) => {
  const songbook = await openSongbook();
  actions.forEach((action) => songbook.store.dispatch(action));
  return { ...songbook, offer: () => selectUndoOffer(songbook.store.getState()) };
};
const jump = (transpose: number) => transpositionJumped({ id, transpose, reason: 'easyKey' });
const capoOn = (capo: number) => capoPlaced({ id, capo });
/** A change that sets the song's capo again, or removes it. */
const capos = (capo: number | null): SavedChange => ({ readerSettings: { capos: { [id]: capo } } });
const note = (text: string) => noteWritten({ id, text });
const notes = (text: string | null): SavedChange => ({ readerSettings: { notes: { [id]: text } } });
const up = transposedUp({ id });
const heart = favoriteToggled({ id });

test('an undo leaves the choices as they were before its action, whatever happened before', async () => {
  const { store } = await openSongbook();
  const undone = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyChoice, { minLength: 20, maxLength: 20 }), (story) => {
      for (const action of story) {
        const before = store.getState();
        store.dispatch(action);
        const offer = selectUndoOffer(store.getState());
        if (offer === before.undo) {
          const isKept = selectSaved(store.getState()) === selectSaved(before);
          expect(offer === null || isKept || savedStateSynced.match(action)).toBe(true);
          continue;
        }
        if (offer === null) continue;
        expect(offer.done).toEqual(action);
        store.dispatch(offer.inverse);
        expect(selectSaved(store.getState())).toEqual(selectSaved(before));
        expect(selectUndoOffer(store.getState())).toBeNull();
        store.dispatch(action);
        undone.add(action.type);
      }
    }),
    { numRuns: 50 },
  );
  expect(undone.size).toBe(8);
});

test.each<[what: string, story: SongbookAction[], done: SongbookAction, change: SavedChange]>([
  ['a favorite removed', [heart], heart, { favorites: { [id]: 1 } }],
  ['a jump', [up], jump(5), { transpositions: { [id]: 1 } }],
  ['a first jump', [], jump(5), { transpositions: { [id]: null } }],
  ['a jump that took the capo off', [up, capoOn(3)], jump(5), { transpositions: { [id]: 1 }, ...capos(3) }],
  ['a jump to where the song is that took the capo off', [up, capoOn(3)], jump(1), capos(3)],
  ['a first capo', [], capoOn(5), capos(null)],
  ['another capo', [capoOn(5)], capoOn(2), capos(5)],
  ['a note removed', [note('ցածր')], note(''), notes('ցածր')],
  ['a first note', [], note('ցածր'), notes(null)],
])('%s can be taken back', async (_, story, done, change) => {
  const { store, offer } = await opened(...story, done);
  expect(offer()).toEqual({ done, inverse: importUndone(change) });
  store.dispatch(importUndone(change));
  expect(offer()).toBeNull();
});

test.each<[what: string, story: SongbookAction[]]>([
  ['a favorite added', [heart]],
  ['a step', [up]],
  ['an import of what is known', [heart, backupImported({ favorites: { [id]: 1 }, readerSettings: {} })]],
  ['a jump to where the song is', [up, jump(1)]],
  ['the capo that is placed', [capoOn(2), up, capoOn(2)]],
  ['a capo removed', [capoOn(2), capoRemoved({ id })]],
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

test.each<[what: string, change: SavedChange]>([
  ['another song’s key', { transpositions: { [songId(2)]: 3 } }],
  ['a setting', { readerSettings: { theme: 'dark' } }],
  ['a set', { sets: { evening: { place: 0, title: 'Երեկո', entries: {} } } }],
])('an offer outlives %s that another tab changes', async (_, change) => {
  const { store, offer } = await opened(up, jump(5), savedStateSynced(change));
  store.dispatch(offer()!.inverse);
  expect(selectSongKey(store.getState(), id).transpose).toBe(1);
  expect(selectSaved(store.getState())).toMatchObject(change);
});

test.each([7, null])('an offer is withdrawn where another tab changes the same to %j', async (transpose) => {
  const synced = savedStateSynced({ transpositions: { [id]: transpose } });
  expect((await opened(up, jump(5), synced)).offer()).toBeNull();
});

test('a jump and its undo are stored as clicks are, and nothing of the offer is', async () => {
  const { store, browserStorage, offer } = await opened(up, jump(5));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '5' });
  store.dispatch(offer()!.inverse);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '1' });
  store.dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '0' });
});
