import { createNextState } from '@reduxjs/toolkit';
import { parseSongId } from '../../catalogue';
import { isKey, namesOf, type StorageChange, type StoredTexts, type Table } from '../objects';
import { formatFields, parseEntry, parseList } from './setTexts';
import { NOTE_PREFIX, OWN_PREFIX, parseNote } from '../slices/firstPaintSettings';
import { isSetting, parseSetting, type ReaderSettings } from '../slices/readerSettings';
import { BARS, SCROLL_SPEEDS, TEMPOS, type SongSettings } from '../slices/songSettingsSlice';
import { parseSemitones } from '../slices/transpositionsSlice';
import { KEPT_SLICES, NO_CHOICES, selectChoices, type Choices } from './choices';
import { rowOf } from './row';

const isSong = (id: string, songCount: number): boolean => parseSongId(id, songCount) !== null;

/** Parses a number as `String` writes it, in a range with both ends. */
const numberIn =
  ({ slowest, fastest }: { readonly slowest: number; readonly fastest: number }) =>
  (text: string) => {
    const value = Number(text);
    return String(value) === text && value >= slowest && value <= fastest ? value : null;
  };

/** Makes the row of a setting for single songs, whose keys are a prefix and a song's id. */
const ofSong = <Value>(
  prefix: string,
  tableIn: (settings: SongSettings) => Table<Value>,
  parse: (text: string) => Value | null,
) => rowOf({ prefix, isId: isSong, tableIn: ({ songSettings }) => tableIn(songSettings), parse });

/** Each kind of choice with its keys and its texts: storage, other tabs, undo, backups and replays read this table. */
const ROWS = {
  favorites: rowOf({
    prefix: 'fav',
    isId: isSong,
    tableIn: ({ favorites }) => favorites,
    // Any value under the key makes the song a favorite.
    parse: () => 1 as const,
  }),
  transpositions: rowOf({
    prefix: 'tr',
    isId: isSong,
    tableIn: ({ transpositions }) => transpositions,
    parse: parseSemitones,
    // So no tab removes a transposition that means something, but one that starts and has read a 0.
    none: '0',
  }),
  capos: ofSong(`${OWN_PREFIX}capo`, ({ capos }) => capos, parseSemitones),
  speeds: ofSong(`${OWN_PREFIX}speed`, ({ speeds }) => speeds, numberIn(SCROLL_SPEEDS)),
  tempos: ofSong(`${OWN_PREFIX}tempo`, ({ tempos }) => tempos, numberIn(TEMPOS)),
  bars: ofSong<number>(
    `${OWN_PREFIX}bar`,
    ({ bars }) => bars,
    (text) => BARS.find((beats) => String(beats) === text) ?? null,
  ),
  notes: ofSong(NOTE_PREFIX, ({ notes }) => notes, parseNote),
  lists: rowOf({
    prefix: `${OWN_PREFIX}list-`,
    isId: isKey,
    tableIn: ({ sets }) => sets.lists,
    parse: parseList,
    format: formatFields,
  }),
  entries: rowOf({
    prefix: `${OWN_PREFIX}entry-`,
    isId: (name) => /^[^.]+\.[^.]+$/.test(name) && name.split('.').every(isKey),
    tableIn: ({ sets }) => sets.entries,
    parse: parseEntry,
    format: formatFields,
  }),
  played: rowOf({
    prefix: `${OWN_PREFIX}played-`,
    isId: isKey,
    tableIn: ({ sets }) => sets.played,
    parse: (text) => (isKey(text) ? text : null),
  }),
  knownChords: rowOf({
    prefix: `${OWN_PREFIX}chord-`,
    isId: isKey,
    tableIn: ({ knownChords }) => knownChords,
    parse: (text) => text,
  }),
  readerSettings: rowOf<ReaderSettings[keyof ReaderSettings]>({
    prefix: OWN_PREFIX,
    isId: isSetting,
    tableIn: ({ readerSettings }) => readerSettings,
    parse: (text, _, setting) => parseSetting(setting, text),
  }),
};

export type Kind = keyof typeof ROWS;

const KINDS = namesOf(ROWS);

/** The key under which a choice is kept. */
export const keyOfKind = (kind: Kind, id: string | number): string => `${ROWS[kind].prefix}${id}`;

/** The kind of choice that a key holds, and its id; null for a key that is not ours. */
export function parseKey(
  key: string,
  songCount = Infinity,
): { readonly kind: Kind; readonly id: string } | null {
  for (const kind of KINDS) {
    const { prefix, isId } = ROWS[kind];
    const id = key.slice(prefix.length);
    if (key.startsWith(prefix) && isId(id, songCount)) return { kind, id };
  }
  return null;
}

/** Whether a key is ours and its text can be read. */
export function isReadable(key: string, text: string, songCount = Infinity): boolean {
  const place = parseKey(key, songCount);
  return place !== null && ROWS[place.kind].isReadable(text, place.id, songCount);
}

/** The choices after a change; malformed texts and keys that are not ours are left out. */
export const changed = (choices: Choices, change: StorageChange, songCount = Infinity): Choices =>
  createNextState(selectChoices(choices), (draft) => {
    for (const [key, text] of Object.entries(change)) {
      const place = parseKey(key, songCount);
      if (place) ROWS[place.kind].write(draft, place.id, text, songCount);
    }
  });

/** Whether an action left all choices as they were: it returned the same slices. */
export const areSameChoices = (before: Choices, after: Choices): boolean =>
  KEPT_SLICES.every((slice) => before[slice] === after[slice]);

/** The change from one state of the choices to another; empty if they are equal. */
export const changeBetween = (before: Choices, after: Choices): StorageChange =>
  Object.fromEntries(
    KINDS.flatMap((kind) =>
      ROWS[kind].textsBetween(before, after).map(([id, text]) => [keyOfKind(kind, id), text] as const),
    ),
  );

/** The choices as texts. */
export const toKept = (choices: Choices): StoredTexts => withoutRemovals(changeBetween(NO_CHOICES, choices));

/** The choices that texts hold; malformed ones and keys that are not ours are left out. */
export const fromKept = (kept: StoredTexts, songCount: number): Choices =>
  changed(NO_CHOICES, kept, songCount);

/** The change that puts other choices in the place of all. */
export const replacing = (choices: Choices, kept: StoredTexts): StorageChange => ({
  ...Object.fromEntries(Object.keys(toKept(choices)).map((key) => [key, null])),
  ...kept,
});

/** The texts that a change sets. */
export const withoutRemovals = (change: StorageChange): StoredTexts =>
  Object.fromEntries(Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== null));
