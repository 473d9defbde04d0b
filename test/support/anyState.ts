import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  BARS,
  fromKept,
  SETTING_OPTIONS,
  type StorageChange,
  type Choices,
  type KeyReason,
  type StoredTexts,
  type ReplayStart,
  type SettingChange,
  type SongbookAction,
  type Why,
} from '../../src/state';
import { songId } from './songbook';

const ids = fc.nat(songs.length - 1).map(songId);
const keys = fc.constantFrom('a', 'b', 'c', 'x-1_Y');
const frets = fc.nat(11);
const places = fc.double({ min: -1e300, max: 1e300, noNaN: true }).map((place) => place + 0);
const notes = fc.stringMatching(/^.{1,200}$/);
const speeds = fc.double({ min: 1, max: 120, noNaN: true });
const tempos = fc.integer({ min: 20, max: 300 });
const bars = fc.constantFrom(...BARS);

const entries = fc.oneof(
  fc.record(
    { place: places, song: ids, transpose: frets, capo: frets, note: fc.string() },
    { requiredKeys: ['place', 'song', 'transpose', 'note'] },
  ),
  fc.record({ place: places, heading: fc.string() }),
);
const lists = fc.record(
  { place: places, title: fc.string(), isSent: fc.constant(true as const) },
  { requiredKeys: ['place', 'title'] },
);

/** Any setting with any of its values. */
export const settingChange = fc.oneof(
  ...Object.entries(SETTING_OPTIONS).map(([setting, options]) =>
    fc.record({ setting: fc.constant(setting), value: fc.constantFrom<unknown>(...options) }),
  ),
  fc.record({ setting: fc.constant('voice'), value: fc.constantFrom('45-58', '60-84') }),
  fc.record({ setting: fc.constant('group'), value: fc.constantFrom('bass', 'alto_45-58') }),
) as fc.Arbitrary<SettingChange>;

const named = (prefix: string, id: fc.Arbitrary<string | number>, text: fc.Arbitrary<unknown>) =>
  fc.tuple(id, text).map(([own, value]) => [`${prefix}${own}`, String(value)] as const);
const written = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));

/** A key of local storage with a text that can be read. */
const texts = fc.oneof(
  named('fav', ids, fc.constant(1)),
  named('tr', ids, frets),
  named('songbook:capo', ids, frets),
  named('songbook:speed', ids, speeds),
  named('songbook:tempo', ids, tempos),
  named('songbook:bar', ids, bars),
  named('songbook:note', ids, notes),
  named('songbook:list-', keys, written(lists)),
  named(
    'songbook:entry-',
    fc.tuple(keys, keys).map((both) => both.join('.')),
    written(entries),
  ),
  named('songbook:played-', keys, keys),
  named('songbook:chord-', keys, fc.string()),
  settingChange.map(({ setting, value }) => [`songbook:${setting}`, String(value)] as const),
);

/** Choices of every kind as texts, transpositions of 0 included. */
export const anyKept: fc.Arbitrary<StoredTexts> = fc
  .array(texts, { maxLength: 60, size: 'max' })
  .map((all) => Object.fromEntries(all));

/** Choices of every kind that a visitor can make among the songs. */
export const anyChoices: fc.Arbitrary<Choices> = anyKept.map((kept) => fromKept(kept, songs.length));

/** Any change of choices; a transposition is never removed. */
export const anyChange: fc.Arbitrary<StorageChange> = fc
  .array(fc.tuple(texts, fc.boolean()), { maxLength: 10 })
  .map((all) =>
    Object.fromEntries(
      all.map(([[key, text], isSet]) => [key, isSet || /^tr\d/.test(key) ? text : null] as const),
    ),
  );

const whys: fc.Arbitrary<Why> = fc.constantFrom('synced', 'imported', 'undone');
const reasons: fc.Arbitrary<KeyReason> = fc.constantFrom('easyKey', 'shared', 'capoPlaced', 'capoRemoved');
const entry = fc.record({ set: keys, entry: keys });
const ofSong = fc.record({ id: ids });
const failures = fc.record({ reason: fc.string() });
const nothing = fc.constant(undefined);
const manyEntries = fc.dictionary(keys, entries, { noNullPrototype: true });

const PAYLOADS: {
  readonly [Action in SongbookAction as Action['type']]: fc.Arbitrary<Action['payload']>;
} = {
  'catalogue/contentsLoaded': fc.constant(undefined),
  'catalogue/contentsFailed': failures,
  'favorites/favoriteToggled': ofSong,
  'transpositions/transposedUp': ofSong,
  'transpositions/transposedDown': ofSong,
  'songs/keyChosen': fc.record({
    id: ids,
    transpose: frets,
    capo: fc.oneof(frets, fc.constant(null)),
    entry: fc.oneof(entry, fc.constant(null)),
    why: reasons,
  }),
  'songSettings/scrollSpeedChanged': fc.record({ id: ids, speed: speeds }),
  'songSettings/tempoChanged': fc.record({ id: ids, tempo: tempos }),
  'songSettings/barChanged': fc.record({ id: ids, beats: bars }),
  'songSettings/noteWritten': fc.record({ id: ids, text: fc.oneof(notes, fc.constant('')) }),
  'sets/setMade': fc.record({
    set: keys,
    content: fc.record({ place: places, title: fc.string(), entries: manyEntries }),
  }),
  'sets/setRenamed': fc.record({ set: keys, title: fc.string() }),
  'sets/setRemoved': fc.record({ set: keys }),
  'sets/entriesAdded': fc.record({ set: keys, entries: manyEntries }),
  'sets/entriesMoved': fc.record({
    set: keys,
    places: fc.dictionary(keys, places, { noNullPrototype: true }),
  }),
  'sets/entryRemoved': entry,
  'sets/entryWritten': fc.record({ set: keys, entry: keys, text: fc.string() }),
  'sets/entryTransposed': fc.record({ set: keys, entry: keys, step: fc.constantFrom(1, -1) }),
  'sets/entryPlayed': entry,
  'knownChords/knownChordsChanged': fc.dictionary(keys, fc.oneof(fc.string(), fc.constant(null)), {
    noNullPrototype: true,
  }),
  'readerSettings/readerSettingChanged': settingChange,
  'usualReading/latinLent': fc.record({ latin: fc.constantFrom(...SETTING_OPTIONS.latin) }),
  'sharedKey/sharedKeyOpened': fc.record({ id: ids, transpose: frets, capo: fc.oneof(frets, nothing) }),
  'sharedKey/sharedKeyLeft': nothing,
  'openEntry/entryOpened': entry,
  'openEntry/entryExpanded': entry,
  'openEntry/entryLeft': nothing,
  'storage/storageFailed': failures,
  'storage/storageRecovered': nothing,
  'version/newVersionFound': nothing,
  'undo/undoDismissed': nothing,
  'choices/choicesChanged': fc.record({ change: anyChange, why: whys }),
  'choices/stateReplaced': fc.record({
    kept: anyKept,
    sharedKey: fc.constant(null),
    openEntry: fc.oneof(entry, fc.constant(null)),
    undo: fc.constant(null),
  }) satisfies fc.Arbitrary<ReplayStart>,
};

/** The types of all actions. */
export const ACTION_TYPES = Object.keys(PAYLOADS);

const actionsOf = (isWanted: (type: string) => boolean): fc.Arbitrary<SongbookAction> =>
  fc.oneof(
    ...Object.entries(PAYLOADS)
      .filter(([type]) => isWanted(type))
      .map(([type, payload]) =>
        (payload as fc.Arbitrary<unknown>).map((value) => ({ type, payload: value }) as SongbookAction),
      ),
  );

/** Any action with any valid payload. */
export const anyAction = actionsOf(() => true);

const CHOOSING =
  /^(?:favorites|transpositions|songs|songSettings|sets|knownChords|readerSettings|undo)\/|choicesChanged$/;

/** Any action that changes the choices or ends the offer to undo. */
export const anyChoice = actionsOf((type) => CHOOSING.test(type));

/** The texts that a backup holds: no setting of the device, no transposition by 0. */
export const inBackup = (kept: StoredTexts): StoredTexts =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([key, text]) => !key.startsWith('songbook:told') && !(/^tr\d/.test(key) && text === '0'),
    ),
  );
