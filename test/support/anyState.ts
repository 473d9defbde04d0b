import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  backupImported,
  DEFAULT_READER_SETTINGS,
  fromNames,
  importUndone,
  NOTHING_SAVED,
  type SavedState,
  savedStateSynced,
  type Shape,
  SLICES,
  type SongbookAction,
  STORED,
  undoDismissed,
} from '../../src/state';
import { PAYLOADS } from '../../src/state/log';

/** Few keys, so that an action often meets an entry that an earlier one made. */
const keys = fc.constantFrom('a', 'b', 'c', 'x-1_Y');
const ids = fc.nat(songs.length - 1);

/** Any value of a shape, in the catalogue of the tests. */
export function anyShape<Value>(shape: Shape<Value>): fc.Arbitrary<Value> {
  return valueOf(shape) as fc.Arbitrary<Value>;
}

function valueOf(shape: Shape<unknown>): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'songId':
      return ids;
    case 'text':
      return fc.string();
    case 'matching':
      return fc.stringMatching(shape.pattern);
    case 'key':
      return keys;
    case 'oneOf':
      return fc.constantFrom(...shape.values);
    case 'number': {
      const range = { min: shape.from, max: Math.min(shape.to, Number.MAX_SAFE_INTEGER) };
      return shape.isWhole
        ? fc.integer({ ...range, max: Math.min(range.max, 2 ** 31 - 1) })
        : // JSON knows no -0.
          fc.double({ ...range, noNaN: true }).map((number) => number + 0);
    }
    case 'table':
      return fc.dictionary(ids.map(String), valueOf(shape.entries), { noNullPrototype: true });
    case 'keyed':
      return fc.dictionary(keys, valueOf(shape.entries), { noNullPrototype: true });
    case 'record': {
      const fields = Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, valueOf(field)]),
      );
      return fc.record(fields, { ...(shape.isPartial && { requiredKeys: [] }), noNullPrototype: true });
    }
    case 'either':
      return fc.oneof(...shape.shapes.map(valueOf));
  }
}

/** Choices of every kind that a visitor can make among the songs, transpositions of 0 included. */
export const anySaved = fc.record(
  fromNames(STORED, (name) =>
    anyShape<object>(SLICES[name].shape).map((read) => ({ ...NOTHING_SAVED[name], ...read })),
  ),
) as fc.Arbitrary<SavedState>;

/** The transpositions without those that leave a song as written. */
export const audible = ({ transpositions }: Pick<SavedState, 'transpositions'>): object =>
  Object.fromEntries(Object.entries(transpositions).filter(([, semitones]) => semitones));

/** The reader settings that a backup contains: those that differ from the default, and those of single songs. */
export const chosen = ({ readerSettings }: SavedState): object =>
  Object.fromEntries(
    Object.entries(readerSettings).filter(
      ([name, value]) =>
        ['speeds', 'tempos', 'bars', 'capos', 'notes'].includes(name) ||
        (!name.startsWith('told') && value !== DEFAULT_READER_SETTINGS[name as keyof typeof readerSettings]),
    ),
  );

/** Any change of a reader setting that can be made. */
export const settingChange = anyShape(PAYLOADS['readerSettings/readerSettingChanged']);

const actionsOf = (isWanted: (type: string) => boolean): fc.Arbitrary<SongbookAction> =>
  fc.oneof(
    ...Object.entries(PAYLOADS)
      .filter(([type]) => isWanted(type))
      .map(([type, payload]) =>
        anyShape<unknown>(payload).map((value) => ({ type, payload: value }) as SongbookAction),
      ),
  );

/** Any action with any valid payload. */
export const anyAction = actionsOf(() => true);

/** Any action that changes the choices or ends the offer to undo, except the first reading of the choices. */
export const anyChoice = actionsOf(
  (type) =>
    [...STORED, 'playedCapos'].some((name) => type.startsWith(`${name}/`)) ||
    [backupImported, importUndone, savedStateSynced, undoDismissed].some((creator) => creator.type === type),
);
