import type { SongId, SongListing } from '../../catalogue';
import type { SongbookAction } from '../actions';
import { NO_CHOICES } from '../kept/choices';
import { KINDS, parseKey, type Kind } from '../kept/kept';
import { namesOf, type Change, type Table } from '../objects';
import type { Why } from '../slices/choicesActions';
import type { SetEntry } from '../slices/setsSlice';

type TitleOf = (id: SongId | string) => string;

/** The noun for one choice of each kind. */
const NOUNS: Readonly<Record<Kind, string>> = {
  favorites: 'favorite',
  transpositions: 'transposition',
  capos: 'capo',
  speeds: 'scroll speed',
  tempos: 'tempo',
  bars: 'bar',
  notes: 'note',
  lists: 'set',
  entries: 'set entry',
  played: 'place in a set',
  knownChords: 'known chord',
  readerSettings: 'reader setting',
};

const OF_SONGS: readonly Kind[] = ['favorites', 'transpositions', ...namesOf(NO_CHOICES.songSettings)];

/** A number of things, such as `1 favorite` or `2 favorites`. */
const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`}`;

/** Describes a change of the choices for a developer; a song is named if it is the only one of its kind. */
function describeChange(change: Change, titleOf: TitleOf): string {
  const places = Object.keys(change).flatMap((key) => parseKey(key) ?? []);
  const parts = KINDS.flatMap((kind) => {
    const [first, ...others] = places.filter((place) => place.kind === kind);
    if (!first) return [];
    const isOneSong = others.length === 0 && OF_SONGS.includes(kind);
    const song = isOneSong ? ` of ${titleOf(first.id)}` : '';
    return [`${counted(others.length + 1, NOUNS[kind])}${song}`];
  });
  return parts.join(', ') || 'nothing';
}

/** How the description of a change begins, by its reason. */
export const BEGINNINGS: Readonly<Record<Why, string>> = {
  loaded: 'Read what was saved',
  synced: 'Another tab changed something',
  restored: 'Showed the own choices again',
  imported: 'Imported a backup',
  undone: 'Undid a change',
  easyKey: 'Looked for easy shapes',
  voiceKey: 'Looked for a singable key',
  reset: 'Went back to the original key',
  shared: 'Kept the shared key',
  capoPlaced: 'Placed the capo',
  capoRemoved: 'Removed the capo',
};

const entryName = (entry: SetEntry, titleOf: TitleOf): string =>
  'heading' in entry ? `the heading «${entry.heading}»` : titleOf(entry.song);

const entryNames = (entries: Table<SetEntry>, titleOf: TitleOf): string =>
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
  'sharedKey/sharedKeyOpened': ({ id, transpose, capo }, titleOf) =>
    `Opened ${titleOf(id)} as somebody shared it, ${transpose} semitones up` +
    (capo === undefined ? '' : `, with a capo on fret ${capo}`),
  'sharedKey/sharedKeyLeft': () => 'Left the key that somebody shared',
  'sets/setMade': ({ content: { title, entries } }, titleOf) =>
    `Made the set «${title}» with ${entryNames(entries, titleOf)}`,
  'sets/setRenamed': ({ set, title }) => `Named the set ${set} «${title}»`,
  'sets/setRemoved': ({ set }) => `Removed the set ${set}`,
  'sets/entriesAdded': ({ set, entries }, titleOf) =>
    `Added ${entryNames(entries, titleOf)} to the set ${set}`,
  'sets/entriesMoved': ({ set, places }) =>
    `Moved ${counted(Object.keys(places).length, 'entry')} of the set ${set}`,
  'sets/entryRemoved': ({ set, entry }) => `Removed the entry ${entry} from the set ${set}`,
  'sets/entryWritten': ({ set, entry, text }) => `Wrote «${text}» at the entry ${entry} of the set ${set}`,
  'sets/entryTransposed': ({ set, entry, step }) =>
    `Moved the entry ${entry} of the set ${set} a semitone ${step === 1 ? 'up' : 'down'}`,
  'sets/entryPlayed': ({ set, entry }) => `Began to play the set ${set} at ${entry}`,
  'knownChords/knownChordsChanged': (change) => `Changed known chords: ${JSON.stringify(change)}`,
  'openEntry/entryOpened': ({ set, entry }) => `Opened the entry ${entry} of the set ${set}`,
  'openEntry/entryExpanded': ({ set, entry }) => `Expanded the entry ${entry} of the set ${set}`,
  'openEntry/entryLeft': () => 'Left the set',
  'readerSettings/readerSettingChanged': ({ setting, value }) => `Set ${setting} to ${value}`,
  'lentLatin/latinLent': ({ latin }) => `A code lent the Latin letters ${latin}`,
  'songSettings/scrollSpeedChanged': ({ id, speed }, titleOf) =>
    `Set ${titleOf(id)} to scroll ${speed} lines a minute`,
  'songSettings/tempoChanged': ({ id, tempo }, titleOf) =>
    `Set ${titleOf(id)} to play ${tempo} beats a minute`,
  'songSettings/barChanged': ({ id, beats }, titleOf) => `Counted ${titleOf(id)} in bars of ${beats}`,
  'songSettings/noteWritten': ({ id, text }, titleOf) => `Noted on ${titleOf(id)}: ${text || 'nothing'}`,
  'storage/storageFailed': ({ reason }) => `Could not use the browser's storage: ${reason}`,
  'storage/storageRecovered': () => "The browser's storage works again",
  'version/newVersionFound': () => 'Found a newer version of the songbook',
  'undo/undoDismissed': () => 'Dismissed the offer to undo',
  'choices/choicesChanged': ({ change, why }, titleOf) =>
    `${BEGINNINGS[why]}: ${describeChange(change, titleOf)}`,
  'choices/stateReplaced': ({ kept }, titleOf) =>
    `Replaced the state by one with ${describeChange(kept, titleOf)}`,
};

/** Describes an action in a sentence for a developer, with the titles of listed songs. */
export function describeAction(action: SongbookAction, listings: readonly SongListing[]): string {
  const describe = SENTENCES[action.type] as Sentence<unknown>;
  return describe(action.payload, (id) => `«${listings[Number(id)]?.title ?? '?'}» (${id})`);
}
