import type { SongId } from '../../catalogue';
import {
  entriesInOrder,
  entriesMoved,
  entryOpened,
  NOTHING_SAVED,
  rootReducer,
  savedStateLoaded,
  selectPlaceInSet,
  selectSet,
  type RootState,
  type SongSet,
  type SongSets,
} from '../../state';
import { placesAfterMove } from '../../state/setEdits';
import { interleave, microsecondsOf } from './statistics';
import type { Row } from './table';

const RUNS = 15;
const [SETS, ENTRIES] = [100, 200];

/** What a visitor's sets cost: moving an entry and opening one among many, against the same in one small set. */
export async function measureSets(): Promise<Row[]> {
  const work = {
    ...workOf('many', makeSets(SETS, ENTRIES)),
    ...workOf('few', makeSets(1, ENTRIES / 10)),
  };
  const times = await interleave(RUNS, work);
  return (['moving an entry', 'opening an entry'] as const).map((what) => ({
    what: `${what}, ${SETS} sets of ${ENTRIES}`,
    unit: 'µs',
    ours: times[`${what}, many`]!,
    against: { what: `a set of ${ENTRIES / 10}`, values: times[`${what}, few`]! },
  }));
}

function workOf(size: string, sets: SongSets): Record<string, () => number> {
  let state = rootReducer(undefined, savedStateLoaded({ ...NOTHING_SAVED, sets }));
  const last = Object.keys(sets).at(-1)!;
  const entries = (current: RootState) => entriesInOrder(selectSet(current, last)!);
  const move = (): void => {
    const before = entries(state);
    state = rootReducer(
      state,
      entriesMoved({ set: last, places: placesAfterMove(before, before.at(-1)!.key, 0) }),
    );
    entries(state);
  };
  let opened = 0;
  const open = (): void => {
    const inOrder = entries(state);
    state = rootReducer(state, entryOpened({ set: last, entry: inOrder[opened++ % inOrder.length]!.key }));
    selectPlaceInSet(state);
  };
  return {
    [`moving an entry, ${size}`]: () => microsecondsOf(move),
    [`opening an entry, ${size}`]: () => microsecondsOf(open),
  };
}

function makeSets(count: number, length: number): SongSets {
  const entries = Array.from({ length }, (_, place) => [
    `entry${place}`,
    { place, song: (place % 51) as SongId, transpose: place % 12, note: '' },
  ]);
  const set = (place: number): SongSet => ({
    place,
    title: `Set ${place}`,
    entries: Object.fromEntries(entries) as SongSet['entries'],
  });
  return Object.fromEntries(Array.from({ length: count }, (_, place) => [`set${place}`, set(place)]));
}
