import type { SongId } from '../catalogue';
import type { catalogueSlice } from './catalogueSlice';
import { favoritesSlice } from './favoritesSlice';
import type { playedCaposSlice } from './playedCaposSlice';
import type { readingSlice } from './readingSlice';
import type { backupImported, importUndone, SavedChange } from './savedChange';
import type { replayStarted, savedStateLoaded } from './savedState';
import type { sharedKeySlice } from './sharedKeySlice';
import { storageSlice } from './storageSlice';
import { transpositionsSlice, type JUMP_REASONS } from './transpositionsSlice';
import type { undoDismissed } from './undo/undoDismissed';
import type { versionSlice } from './versionSlice';

type ActionOf<Creators> = ReturnType<Extract<Creators[keyof Creators], (...args: never[]) => unknown>>;

/** Everything that can happen: each change of the state is one of these. */
export type SongbookAction =
  | ActionOf<typeof catalogueSlice.actions>
  | ActionOf<typeof favoritesSlice.actions>
  | ActionOf<typeof transpositionsSlice.actions>
  | ActionOf<typeof playedCaposSlice.actions>
  | ActionOf<typeof readingSlice.actions>
  | ActionOf<typeof sharedKeySlice.actions>
  | ActionOf<typeof storageSlice.actions>
  | ActionOf<typeof versionSlice.actions>
  | ReturnType<typeof backupImported>
  | ReturnType<typeof importUndone>
  | ReturnType<typeof undoDismissed>
  | ReturnType<typeof savedStateLoaded>
  | ReturnType<typeof replayStarted>;

type Describe<Type> = (
  action: Extract<SongbookAction, { type: Type }>,
  titleOf: (id: SongId) => string,
) => string;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const JUMPS: Readonly<Record<(typeof JUMP_REASONS)[number], string>> = {
  easyKey: 'Looked for easy shapes in',
  reset: 'Went back to the original key of',
  shared: 'Kept the shared key of',
  undo: 'Took back the move of',
};

const savedStory = ({
  favorites,
  transpositions,
}: Pick<SavedChange, 'favorites' | 'transpositions'>): string =>
  `${counted(Object.keys(favorites).length, 'favorite')}, ${counted(Object.keys(transpositions).length, 'transposition')}`;

const changeStory = (change: SavedChange): string => {
  const { speeds = {}, ...settings } = change.reading;
  const count = Object.keys(settings).length + Object.keys(speeds).length;
  return `${savedStory(change)}, ${counted(count, 'reading setting')}`;
};

/** What each action tells a reader; an action without an entry does not compile. */
const DESCRIPTIONS: { readonly [Type in SongbookAction['type']]: Describe<Type> } = {
  'catalogue/contentsLoaded': ({ payload }) =>
    `Loaded the words of ${payload.count} songs from ${payload.first} on`,
  'catalogue/contentsMissed': ({ payload }) => `Could not load the words of songs: ${payload.reason}`,
  'favorites/favoriteToggled': ({ payload }, titleOf) => `Tapped the heart of ${titleOf(payload.id)}`,
  'favorites/favoriteFollowed': ({ payload }, titleOf) =>
    `Another tab made ${titleOf(payload.id)} ${payload.favorite === 1 ? 'a favorite' : 'no favorite'}`,
  'transpositions/transposedUp': ({ payload }, titleOf) => `Moved ${titleOf(payload.id)} a semitone up`,
  'transpositions/transposedDown': ({ payload }, titleOf) => `Moved ${titleOf(payload.id)} a semitone down`,
  'transpositions/transpositionJumped': ({ payload: { id, transpose, reason } }, titleOf) =>
    `${JUMPS[reason]} ${titleOf(id)}: ${counted(transpose, 'semitone')} up`,
  'transpositions/transpositionFollowed': ({ payload }, titleOf) =>
    `Another tab moved ${titleOf(payload.id)} to ${payload.transpose} semitones up`,
  'playedCapos/capoPlaced': ({ payload }, titleOf) =>
    `Showed ${titleOf(payload.id)} for a capo on fret ${payload.capo}`,
  'playedCapos/capoRemoved': ({ payload }, titleOf) =>
    `Showed ${titleOf(payload.id)} without the chosen capo`,
  'reading/readingChanged': ({ payload }) => `Set ${payload.setting} to ${payload.value}`,
  'reading/scrollSpeedChanged': ({ payload }, titleOf) =>
    `Let ${titleOf(payload.id)} scroll ${payload.speed} lines a minute`,
  'reading/readingFollowed': () => 'Another tab changed how songs are read',
  'sharedKey/sharedKeyOpened': ({ payload }, titleOf) =>
    `Opened ${titleOf(payload.id)} as somebody shared it, ${payload.transpose} semitones up`,
  'sharedKey/sharedKeyLeft': () => 'Left the key that somebody shared',
  'storage/storageFailed': ({ payload }) => `Could not use the browser's storage: ${payload.reason}`,
  'storage/storageRecovered': () => `Stored again what could not be stored before`,
  'version/newVersionFound': () => 'Found a newer version of the songbook',
  'undo/undoDismissed': () => 'Left what was done as it is',
  'savedState/backupImported': ({ payload }) => `Took over a backup: ${changeStory(payload)}`,
  'savedState/importUndone': ({ payload }) => `Took a backup back: ${changeStory(payload)}`,
  'savedState/savedStateLoaded': ({ payload }) => `Read what was saved: ${savedStory(payload)}`,
  'savedState/replayStarted': ({ payload }) => `Began a replay with ${savedStory(payload)}`,
};

/** Whether something dispatched is one of the songbook's own actions. */
export function isSongbookAction(action: unknown): action is SongbookAction {
  const type = (action as { type?: unknown } | null)?.type;
  return typeof type === 'string' && Object.hasOwn(DESCRIPTIONS, type);
}

/** An action as a sentence for a developer. */
export function describeAction(action: SongbookAction, titleOf: (id: SongId) => string): string {
  const describe = DESCRIPTIONS[action.type] as Describe<SongbookAction['type']>;
  return describe(action as never, (id) => `«${titleOf(id)}» (${id})`);
}

/** An action as it is told and taken down: without the bulk that may travel with it. */
export function withoutMeta<Action extends SongbookAction>(action: Action): Action {
  const { meta: _, ...kept } = action as Action & { meta?: unknown };
  return kept as unknown as Action;
}
