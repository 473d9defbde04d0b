import type { SongbookAction } from '../actions';
import type { Arrival } from '../song/catalogueSlice';
import { SETTING_SHAPES, type SettingChange } from '../settings/readerSettings';
import {
  either,
  keyedOf,
  keyShape,
  nothing,
  oneOf,
  orNull,
  recordOf,
  songIdShape,
  textShape,
  wholeBetween,
  type Keyed,
  type Shape,
} from '../shape';
import { namesOf } from '../objects';
import { PER_SONG_SETTINGS } from '../settings/perSongSettings';
import { entriesShape, placeShape, songSetShape, type SetEntry } from '../sets/songSets';
import type { Jump } from '../settings/transpositionsSlice';
import { counted, describeChange, describeSaved, type TitleOf } from './describeChange';
import { changeShape, entryOfSetShape, replayStartShape, savedShape, sharedKeyShape } from './shapes';

/** How the log validates and describes an action. */
export interface LoggedAction<Payload> {
  /** The shape of the action's payload. */
  readonly payload: Shape<Payload>;
  /** The action as a sentence for a developer. */
  readonly describe: (payload: Payload, titleOf: TitleOf) => string;
}

const ofSong = recordOf({ id: songIdShape });

const entryOfSet = { set: keyShape, entry: keyShape };

const failure = recordOf({ reason: textShape });

/** How a description begins, by the reason for the jump. */
const JUMPS: Readonly<Record<Jump['reason'], string>> = {
  easyKey: 'Looked for easy shapes in',
  voiceKey: 'Looked for a singable key of',
  reset: 'Went back to the original key of',
  shared: 'Kept the shared key of',
  undo: 'Undid the move of',
};

const entryName = (entry: SetEntry, titleOf: TitleOf): string =>
  'heading' in entry ? `the heading «${entry.heading}»` : titleOf(entry.song);

const entryNames = (entries: Keyed<SetEntry>, titleOf: TitleOf): string =>
  Object.values(entries)
    .map((entry) => entryName(entry, titleOf))
    .join(', ') || 'nothing';

/** How the log validates and describes every action, by action type. */
export const LOGGED_ACTIONS: {
  readonly [Action in SongbookAction as Action['type']]: LoggedAction<Action['payload']>;
} = {
  'catalogue/contentsLoaded': {
    payload: recordOf<Arrival>({ first: songIdShape, count: wholeBetween(0, Infinity) }),
    describe: ({ first, count }) => `Loaded the words of ${count} songs from ${first} on`,
  },
  'catalogue/contentsFailed': {
    payload: failure,
    describe: ({ reason }) => `Could not load the words of songs: ${reason}`,
  },
  'favorites/favoriteToggled': {
    payload: ofSong,
    describe: ({ id }, titleOf) => `Tapped the heart of ${titleOf(id)}`,
  },
  'transpositions/transposedUp': {
    payload: ofSong,
    describe: ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone up`,
  },
  'transpositions/transposedDown': {
    payload: ofSong,
    describe: ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone down`,
  },
  'transpositions/transpositionJumped': {
    payload: recordOf({
      id: songIdShape,
      transpose: PER_SONG_SETTINGS.transpositions.shape,
      reason: oneOf(...namesOf(JUMPS)),
    }),
    describe: ({ id, transpose, reason }, titleOf) =>
      `${JUMPS[reason]} ${titleOf(id)}: ${counted(transpose, 'semitone')} up`,
  },
  'sharedKey/sharedKeyOpened': {
    payload: sharedKeyShape,
    describe: ({ id, transpose, capo }, titleOf) =>
      `Opened ${titleOf(id)} as somebody shared it, ${transpose} semitones up` +
      (capo === undefined ? '' : `, with a capo on fret ${capo}`),
  },
  'sharedKey/sharedKeyLeft': { payload: nothing, describe: () => 'Left the key that somebody shared' },
  'playedCapos/capoPlaced': {
    payload: recordOf({ id: songIdShape, capo: PER_SONG_SETTINGS.capos.shape }),
    describe: ({ id, capo }, titleOf) => `Showed ${titleOf(id)} for a capo on fret ${capo}`,
  },
  'playedCapos/capoRemoved': {
    payload: ofSong,
    describe: ({ id }, titleOf) => `Showed ${titleOf(id)} without the chosen capo`,
  },
  'sets/setMade': {
    payload: recordOf({ set: keyShape, content: songSetShape }),
    describe: ({ content: { title, entries } }, titleOf) =>
      `Made the set «${title}» with ${entryNames(entries, titleOf)}`,
  },
  'sets/setRenamed': {
    payload: recordOf({ set: keyShape, title: textShape }),
    describe: ({ set, title }) => `Named the set ${set} «${title}»`,
  },
  'sets/setRemoved': {
    payload: recordOf({ set: keyShape }),
    describe: ({ set }) => `Removed the set ${set}`,
  },
  'sets/entriesAdded': {
    payload: recordOf({ set: keyShape, entries: entriesShape }),
    describe: ({ set, entries }, titleOf) => `Added ${entryNames(entries, titleOf)} to the set ${set}`,
  },
  'sets/entriesMoved': {
    payload: recordOf({ set: keyShape, places: keyedOf(placeShape) }),
    describe: ({ set, places }) =>
      `Moved ${counted(Object.keys(places).length, 'entry', 'entries')} of the set ${set}`,
  },
  'sets/entryRemoved': {
    payload: recordOf(entryOfSet),
    describe: ({ set, entry }) => `Removed the entry ${entry} from the set ${set}`,
  },
  'sets/entryWritten': {
    payload: recordOf({ ...entryOfSet, text: textShape }),
    describe: ({ set, entry, text }) => `Wrote «${text}» at the entry ${entry} of the set ${set}`,
  },
  'knownChords/knownChordsChanged': {
    payload: keyedOf(orNull(textShape)),
    describe: (change) => `Changed known chords: ${JSON.stringify(change)}`,
  },
  'openEntry/entryOpened': {
    payload: entryOfSetShape,
    describe: ({ set, entry }) => `Opened the entry ${entry} of the set ${set}`,
  },
  'openEntry/entryLeft': { payload: nothing, describe: () => 'Left the set' },
  'readerSettings/readerSettingChanged': {
    payload: either(
      ...Object.entries(SETTING_SHAPES).map(([setting, value]) =>
        recordOf<object>({ setting: oneOf(setting), value }),
      ),
    ) as Shape<SettingChange>,
    describe: ({ setting, value }) => `Set ${setting} to ${value}`,
  },
  'readerSettings/scrollSpeedChanged': {
    payload: recordOf({ id: songIdShape, speed: PER_SONG_SETTINGS.speeds.shape }),
    describe: ({ id, speed }, titleOf) => `Set ${titleOf(id)} to scroll ${speed} lines a minute`,
  },
  'readerSettings/tempoChanged': {
    payload: recordOf({ id: songIdShape, tempo: PER_SONG_SETTINGS.tempos.shape }),
    describe: ({ id, tempo }, titleOf) => `Set ${titleOf(id)} to play ${tempo} beats a minute`,
  },
  'readerSettings/barChanged': {
    payload: recordOf({ id: songIdShape, beats: PER_SONG_SETTINGS.bars.shape }),
    describe: ({ id, beats }, titleOf) => `Counted ${titleOf(id)} in bars of ${beats}`,
  },
  'storage/storageFailed': {
    payload: failure,
    describe: ({ reason }) => `Could not use the browser's storage: ${reason}`,
  },
  'storage/storageRecovered': {
    payload: nothing,
    describe: () => "The browser's storage works again",
  },
  'version/newVersionFound': {
    payload: nothing,
    describe: () => 'Found a newer version of the songbook',
  },
  'undo/undoDismissed': { payload: nothing, describe: () => 'Dismissed the offer to undo' },
  'savedState/savedStateLoaded': {
    payload: savedShape,
    describe: (saved, titleOf) => `Read what was saved: ${describeSaved(saved, titleOf)}`,
  },
  'savedState/savedStateSynced': {
    payload: changeShape,
    describe: (change, titleOf) => `Another tab changed ${describeChange(change, titleOf)}`,
  },
  'savedState/stateReplaced': {
    payload: replayStartShape,
    describe: (start, titleOf) => `Replaced the state by one with ${describeSaved(start, titleOf)}`,
  },
  'savedState/backupImported': {
    payload: changeShape,
    describe: (change, titleOf) => `Imported a backup: ${describeChange(change, titleOf)}`,
  },
  'savedState/importUndone': {
    payload: changeShape,
    describe: (change, titleOf) => `Undid a change: ${describeChange(change, titleOf)}`,
  },
};
