import type { SongId, SongListing } from '../../catalogue';
import type { SongbookAction } from '../actions';
import { isEmpty, patchBetween } from '../mergePatch';
import { idsIn } from '../objects';
import { completed, NOTHING_SAVED, type SavedChange } from '../savedState';
import type { SetEntry } from '../sets/setsSlice';
import type { PerSongSetting } from '../settings/perSongSettings';
import type { Jump } from '../settings/transpositionsSlice';
import { isRecord, type Keyed } from '../shape';
import type { SavedState } from '../slices';

type TitleOf = (id: SongId) => string;

/** The nouns for one value of each kind of choice. */
const NOUNS_PER_SONG: Readonly<Record<'favorites' | PerSongSetting, string>> = {
  favorites: 'favorite',
  transpositions: 'transposition',
  capos: 'capo',
  speeds: 'scroll speed',
  tempos: 'tempo',
  bars: 'bar',
  notes: 'note',
};
const NOUNS = {
  ...NOUNS_PER_SONG,
  sets: 'detail',
  knownChords: 'known chord',
  readerSettings: 'reader setting',
};

/** A number of things, such as `1 favorite` or `2 favorites`. */
const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** Describes a change of the choices for a developer; a song is named if it is the only one of its kind. */
function describeChange(change: SavedChange, titleOf: TitleOf): string {
  const { speeds, tempos, bars, capos, notes, ...readerSettings } = change.readerSettings ?? {};
  const kinds: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
    ...change,
    ...{ speeds, tempos, bars, capos, notes, readerSettings },
  };
  const parts = Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const values = kinds[kind] ?? {};
    if (isEmpty(values)) return [];
    const [id, ...others] = kind in NOUNS_PER_SONG ? idsIn(values) : [];
    const song = id === undefined || others.length > 0 ? '' : ` of ${titleOf(id)}`;
    return [`${counted(countChanges(values), noun)}${song}`];
  });
  return parts.join(', ') || 'nothing';
}

const describeSaved = (saved: Partial<SavedState>, titleOf: TitleOf): string =>
  describeChange(patchBetween(NOTHING_SAVED, completed(saved)), titleOf);

const countChanges = (patch: object): number =>
  Object.values(patch).reduce<number>(
    (count, value) => count + (isRecord(value) ? countChanges(value) : 1),
    0,
  );

/** How a description begins, by the reason for the jump. */
export const JUMPS: Readonly<Record<Jump['reason'], string>> = {
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

type Sentence<Payload> = (payload: Payload, titleOf: TitleOf) => string;

type Sentences = { readonly [Action in SongbookAction as Action['type']]: Sentence<Action['payload']> };

/** Each action as a sentence for a developer, by action type. */
const SENTENCES: Sentences = {
  'catalogue/contentsLoaded': ({ first, count }) => `Loaded the words of ${count} songs from ${first} on`,
  'catalogue/contentsFailed': ({ reason }) => `Could not load the words of songs: ${reason}`,
  'favorites/favoriteToggled': ({ id }, titleOf) => `Tapped the heart of ${titleOf(id)}`,
  'transpositions/transposedUp': ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone up`,
  'transpositions/transposedDown': ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone down`,
  'transpositions/transpositionJumped': ({ id, transpose, reason }, titleOf) =>
    `${JUMPS[reason]} ${titleOf(id)}: ${counted(transpose, 'semitone')} up`,
  'sharedKey/sharedKeyOpened': ({ id, transpose, capo }, titleOf) =>
    `Opened ${titleOf(id)} as somebody shared it, ${transpose} semitones up` +
    (capo === undefined ? '' : `, with a capo on fret ${capo}`),
  'sharedKey/sharedKeyLeft': () => 'Left the key that somebody shared',
  'playedCapos/capoPlaced': ({ id, capo }, titleOf) => `Showed ${titleOf(id)} for a capo on fret ${capo}`,
  'playedCapos/capoRemoved': ({ id }, titleOf) => `Showed ${titleOf(id)} without the chosen capo`,
  'sets/setMade': ({ content: { title, entries } }, titleOf) =>
    `Made the set «${title}» with ${entryNames(entries, titleOf)}`,
  'sets/setRenamed': ({ set, title }) => `Named the set ${set} «${title}»`,
  'sets/setRemoved': ({ set }) => `Removed the set ${set}`,
  'sets/entriesAdded': ({ set, entries }, titleOf) =>
    `Added ${entryNames(entries, titleOf)} to the set ${set}`,
  'sets/entriesMoved': ({ set, places }) =>
    `Moved ${counted(Object.keys(places).length, 'entry', 'entries')} of the set ${set}`,
  'sets/entryRemoved': ({ set, entry }) => `Removed the entry ${entry} from the set ${set}`,
  'sets/entryWritten': ({ set, entry, text }) => `Wrote «${text}» at the entry ${entry} of the set ${set}`,
  'knownChords/knownChordsChanged': (change) => `Changed known chords: ${JSON.stringify(change)}`,
  'openEntry/entryOpened': ({ set, entry }) => `Opened the entry ${entry} of the set ${set}`,
  'openEntry/entryExpanded': ({ set, entry }) => `Expanded the entry ${entry} of the set ${set}`,
  'openEntry/entryLeft': () => 'Left the set',
  'readerSettings/readerSettingChanged': ({ setting, value }) => `Set ${setting} to ${value}`,
  'readerSettings/scrollSpeedChanged': ({ id, speed }, titleOf) =>
    `Set ${titleOf(id)} to scroll ${speed} lines a minute`,
  'readerSettings/tempoChanged': ({ id, tempo }, titleOf) =>
    `Set ${titleOf(id)} to play ${tempo} beats a minute`,
  'readerSettings/barChanged': ({ id, beats }, titleOf) => `Counted ${titleOf(id)} in bars of ${beats}`,
  'readerSettings/noteWritten': ({ id, text }, titleOf) => `Noted on ${titleOf(id)}: ${text || 'nothing'}`,
  'storage/storageFailed': ({ reason }) => `Could not use the browser's storage: ${reason}`,
  'storage/storageRecovered': () => "The browser's storage works again",
  'version/newVersionFound': () => 'Found a newer version of the songbook',
  'undo/undoDismissed': () => 'Dismissed the offer to undo',
  'savedState/savedStateLoaded': (saved, titleOf) => `Read what was saved: ${describeSaved(saved, titleOf)}`,
  'savedState/savedStateSynced': (change, titleOf) =>
    `Another tab changed ${describeChange(change, titleOf)}`,
  'savedState/stateReplaced': (start, titleOf) =>
    `Replaced the state by one with ${describeSaved(start, titleOf)}`,
  'savedState/backupImported': (change, titleOf) => `Imported a backup: ${describeChange(change, titleOf)}`,
  'savedState/importUndone': (change, titleOf) => `Undid a change: ${describeChange(change, titleOf)}`,
};

/** Describes an action in a sentence for a developer, with the titles of listed songs. */
export function describeAction(action: SongbookAction, listings: readonly SongListing[]): string {
  const describe = SENTENCES[action.type] as Sentence<unknown>;
  return describe(action.payload, (id) => `«${listings[id]?.title ?? '?'}» (${id})`);
}
