import type { UnknownAction } from '@reduxjs/toolkit';
import type { SongbookAction } from '../actions';
import { fromNames, namesOf } from '../objects';
import { STORED, type SavedChange } from '../savedState';
import { entriesShape, placeShape, songSetShape, type EntryOfSet } from '../sets/setsSlice';
import { PER_SONG_SHAPES } from '../settings/perSongSettings';
import type { Offer } from '../sessionSlices';
import { SETTING_SHAPES, type SettingChange } from '../settings/readerSettings';
import {
  either,
  hasShape,
  keyedOf,
  keyShape,
  nothing,
  oneOf,
  orNull,
  recordOf,
  someOf,
  songIdShape,
  tableOf,
  textShape,
  wholeBetween,
  type Shape,
} from '../shape';
import { SLICES, type ReplayStart, type RootState, type SavedState } from '../slices';
import type { Arrival } from '../song/catalogueSlice';
import type { SharedKey } from '../song/sharedKeySlice';
import { JUMPS } from './describe';

const entryOfSet = { set: keyShape, entry: keyShape };
const entryOfSetShape = recordOf<EntryOfSet>(entryOfSet);

const sharedKeyShape = recordOf<SharedKey>({
  id: songIdShape,
  transpose: PER_SONG_SHAPES.transpositions,
  capo: either<number | undefined>(PER_SONG_SHAPES.capos, nothing),
});

const actionShape = recordOf<UnknownAction>({ type: textShape });

/** The shapes of the slices that only a replay restores. */
const REPLAYED: { readonly [Name in Exclude<keyof ReplayStart, keyof SavedState>]: Shape<RootState[Name]> } =
  {
    sharedKey: orNull(sharedKeyShape),
    openEntry: orNull(entryOfSetShape),
    undo: orNull(recordOf<Offer>({ done: actionShape, inverse: actionShape })),
  };

const savedShapes: object = fromNames(STORED, (name) => SLICES[name].shape);

const slicesOf = <Value extends object>(shapes: object) => someOf(shapes) as Shape<Value>;

const savedShape = slicesOf<SavedState>(savedShapes);

/** The shape of a log's start state. */
export const replayStartShape = slicesOf<ReplayStart>({ ...savedShapes, ...REPLAYED });

const changeShape = patchShape(savedShape) as Shape<SavedChange>;

/** The shape of merge patches for values of a shape. */
function patchShape(shape: Shape<unknown>): Shape<unknown> {
  if (shape.kind === 'table') return tableOf(orNull(shape.entries));
  if (shape.kind === 'keyed') return keyedOf(orNull(patchShape(shape.entries)));
  if (shape.kind === 'either')
    return { kind: 'either', shapes: shape.shapes.filter(isSomething).map(patchShape) };
  if (shape.kind !== 'record') return shape;
  const fields = Object.entries(shape.fields).map(([name, field]) => {
    const patch = patchShape(field);
    return [name, isSomething(field) ? patch : orNull(patch)] as const;
  });
  return { kind: 'record', fields: Object.fromEntries(fields), isPartial: true };
}

/** Whether a shape excludes undefined. */
function isSomething(shape: Shape<unknown>): boolean {
  return !hasShape(undefined, shape, 0);
}

const ofSong = recordOf({ id: songIdShape });

const failure = recordOf({ reason: textShape });

/** The shape of each action's payload, by action type. */
export const PAYLOADS: {
  readonly [Action in SongbookAction as Action['type']]: Shape<Action['payload']>;
} = {
  'catalogue/contentsLoaded': recordOf<Arrival>({ first: songIdShape, count: wholeBetween(0, Infinity) }),
  'catalogue/contentsFailed': failure,
  'favorites/favoriteToggled': ofSong,
  'transpositions/transposedUp': ofSong,
  'transpositions/transposedDown': ofSong,
  'transpositions/transpositionJumped': recordOf({
    id: songIdShape,
    transpose: PER_SONG_SHAPES.transpositions,
    reason: oneOf(...namesOf(JUMPS)),
  }),
  'sharedKey/sharedKeyOpened': sharedKeyShape,
  'sharedKey/sharedKeyLeft': nothing,
  'playedCapos/capoPlaced': recordOf({ id: songIdShape, capo: PER_SONG_SHAPES.capos }),
  'playedCapos/capoRemoved': ofSong,
  'sets/setMade': recordOf({ set: keyShape, content: songSetShape }),
  'sets/setRenamed': recordOf({ set: keyShape, title: textShape }),
  'sets/setRemoved': recordOf({ set: keyShape }),
  'sets/entriesAdded': recordOf({ set: keyShape, entries: entriesShape }),
  'sets/entriesMoved': recordOf({ set: keyShape, places: keyedOf(placeShape) }),
  'sets/entryRemoved': recordOf(entryOfSet),
  'sets/entryWritten': recordOf({ ...entryOfSet, text: textShape }),
  'knownChords/knownChordsChanged': keyedOf(orNull(textShape)),
  'openEntry/entryOpened': entryOfSetShape,
  'openEntry/entryExpanded': entryOfSetShape,
  'openEntry/entryLeft': nothing,
  'readerSettings/readerSettingChanged': either(
    ...Object.entries(SETTING_SHAPES).map(([setting, value]) =>
      recordOf<object>({ setting: oneOf(setting), value }),
    ),
  ) as Shape<SettingChange>,
  'readerSettings/scrollSpeedChanged': recordOf({ id: songIdShape, speed: PER_SONG_SHAPES.speeds }),
  'readerSettings/tempoChanged': recordOf({ id: songIdShape, tempo: PER_SONG_SHAPES.tempos }),
  'readerSettings/barChanged': recordOf({ id: songIdShape, beats: PER_SONG_SHAPES.bars }),
  'readerSettings/noteWritten': recordOf({
    id: songIdShape,
    text: either(PER_SONG_SHAPES.notes, oneOf('')),
  }),
  'storage/storageFailed': failure,
  'storage/storageRecovered': nothing,
  'version/newVersionFound': nothing,
  'undo/undoDismissed': nothing,
  'savedState/savedStateLoaded': savedShape,
  'savedState/savedStateSynced': changeShape,
  'savedState/stateReplaced': replayStartShape,
  'savedState/backupImported': changeShape,
  'savedState/importUndone': changeShape,
};
