import type { UnknownAction } from '@reduxjs/toolkit';
import type { EntryOfSet } from '../sets/openEntrySlice';
import { PER_SONG_SETTINGS } from '../settings/perSongSettings';
import { STORED, type SavedChange } from '../savedState';
import {
  either,
  hasShape,
  keyedOf,
  keyShape,
  nothing,
  orNull,
  recordOf,
  someOf,
  songIdShape,
  tableOf,
  textShape,
  type Shape,
} from '../shape';
import type { SharedKey } from '../song/sharedKeySlice';
import { fromNames } from '../objects';
import { SLICES, type ReplayStart, type RootState, type SavedState } from '../slices';
import type { Offer } from '../undoSlice';

export const entryOfSetShape = recordOf<EntryOfSet>({ set: keyShape, entry: keyShape });

export const sharedKeyShape = recordOf<SharedKey>({
  id: songIdShape,
  transpose: PER_SONG_SETTINGS.transpositions.shape,
  capo: either<number | undefined>(PER_SONG_SETTINGS.capos.shape, nothing),
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

export const savedShape = slicesOf<SavedState>(savedShapes);

/** The shape of a log's start state. */
export const replayStartShape = slicesOf<ReplayStart>({ ...savedShapes, ...REPLAYED });

/** The shape of a change to the saved state. */
export const changeShape = patchShape(savedShape) as Shape<SavedChange>;

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
