import { createNextState, weakMapMemoize } from '@reduxjs/toolkit';
import { parseSongId } from '../../catalogue';
import { isId, isKey, isRecord, parseJson, type Change, type Kept, type Table } from '../objects';
import { favoritesSlice, type Favorites } from '../slices/favoritesSlice';
import { NOTE_PREFIX, OWN_PREFIX } from '../slices/firstPaintSettings';
import { knownChordsSlice } from '../slices/knownChordsSlice';
import { isSetting, parseSetting, type ReaderSettings } from '../slices/readerSettings';
import { readerSettingsSlice } from '../slices/readerSettingsSlice';
import { setsSlice, type SetEntry, type SetList, type SetsState } from '../slices/setsSlice';
import {
  BARS,
  NOTE_LENGTH,
  SCROLL_SPEEDS,
  songSettingsSlice,
  TEMPOS,
  type SongSettings,
} from '../slices/songSettingsSlice';
import { parseSemitones, transpositionsSlice } from '../slices/transpositionsSlice';

/** The visitor's choices: the slices that are kept between visits. */
export interface Choices {
  readonly favorites: Favorites;
  readonly transpositions: Table<number>;
  readonly songSettings: SongSettings;
  readonly sets: SetsState;
  readonly knownChords: Table<string>;
  readonly readerSettings: Partial<ReaderSettings>;
}

/** The choices of a new visitor. */
export const NO_CHOICES: Choices = {
  favorites: favoritesSlice.getInitialState(),
  transpositions: transpositionsSlice.getInitialState(),
  songSettings: songSettingsSlice.getInitialState(),
  sets: setsSlice.getInitialState(),
  knownChords: knownChordsSlice.getInitialState(),
  readerSettings: readerSettingsSlice.getInitialState(),
};

export const KEPT_SLICES = Object.keys(NO_CHOICES) as readonly (keyof Choices)[];

const choicesOf = weakMapMemoize(
  (
    favorites: Favorites,
    transpositions: Table<number>,
    songSettings: SongSettings,
    sets: SetsState,
    knownChords: Table<string>,
    readerSettings: Partial<ReaderSettings>,
  ): Choices => ({ favorites, transpositions, songSettings, sets, knownChords, readerSettings }),
);

/** The visitor's choices; the same object until one of them changes. */
export const selectChoices = (state: Choices): Choices =>
  choicesOf(
    state.favorites,
    state.transpositions,
    state.songSettings,
    state.sets,
    state.knownChords,
    state.readerSettings,
  );

/** Reads and writes one kind of choice as texts, under keys made of a prefix and an id. */
interface Row {
  readonly prefix: string;
  readonly isId: (id: string, songCount: number) => boolean;
  /** The texts of the ids whose values differ; null for those without a value. */
  readonly textsBetween: (before: Choices, after: Choices) => readonly (readonly [string, string | null])[];
  /** Sets a value in a draft of the choices; removes it where the text is null or malformed. */
  readonly write: (draft: Choices, id: string, text: string | null, songCount: number) => void;
  /** Whether a text can be read. */
  readonly isReadable: (text: string, id: string, songCount: number) => boolean;
}

function rowOf<Value>({
  prefix,
  isId,
  tableIn,
  parse,
  format = String,
}: Pick<Row, 'prefix' | 'isId'> & {
  readonly tableIn: (choices: Choices) => Table<Value>;
  /** Null for a malformed text. */
  readonly parse: (text: string, songCount: number, id: string) => Value | null;
  readonly format?: (value: Value) => string;
}): Row {
  const textIn = (table: Table<Value>, id: string): string | null => {
    const value = table[id];
    return value === undefined ? null : format(value);
  };
  return {
    prefix,
    isId,
    isReadable: (text, id, songCount) => parse(text, songCount, id) !== null,
    textsBetween(before, after) {
      const [old, now] = [tableIn(before), tableIn(after)];
      if (old === now) return [];
      return Object.keys({ ...old, ...now })
        .filter((id) => old[id] !== now[id] && textIn(old, id) !== textIn(now, id))
        .map((id) => [id, textIn(now, id)]);
    },
    write(draft, id, text, songCount) {
      const table: Record<string, Value> = tableIn(draft);
      const value = text === null ? null : parse(text, songCount, id);
      if (value === null) delete table[id];
      else table[id] = value;
    },
  };
}

const isSong = (id: string, songCount: number): boolean => parseSongId(id, songCount) !== null;

/** Parses a number as `String` writes it, in a range with both ends. */
const numberBetween = (from: number, to: number) => (text: string) => {
  const value = Number(text);
  return String(value) === text && value >= from && value <= to ? value : null;
};

/** Whether a value is a place among sets or entries. At either end, adding 1 changes nothing, so no place leaves the range. */
const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 1e300;

function parseList(text: string): SetList | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { place, title } = value;
  return isPlace(place) && typeof title === 'string' ? { place, title } : null;
}

function parseEntry(text: string, songCount: number): SetEntry | null {
  const value = parseJson(text);
  if (!isRecord(value) || !isPlace(value['place'])) return null;
  const { place, song, transpose, capo, note, heading } = value;
  if (typeof heading === 'string') return { place, heading };
  if (!isId(song, songCount) || !isFret(transpose) || typeof note !== 'string') return null;
  if (capo !== undefined && !isFret(capo)) return null;
  return { place, song, transpose, ...(capo !== undefined && { capo }), note };
}

/** Whether a value is a number of semitones, or the fret of a capo: a whole number from 0 to 11. */
export const isFret = (value: unknown): value is number => parseSemitones(String(value)) === value;

const formatEntry = weakMapMemoize((entry: SetEntry): string =>
  'heading' in entry
    ? JSON.stringify({ place: entry.place, heading: entry.heading })
    : JSON.stringify({
        place: entry.place,
        song: entry.song,
        transpose: entry.transpose,
        capo: entry.capo,
        note: entry.note,
      }),
);

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
  }),
  capos: rowOf({
    prefix: `${OWN_PREFIX}capo`,
    isId: isSong,
    tableIn: ({ songSettings }) => songSettings.capos,
    parse: parseSemitones,
  }),
  speeds: rowOf({
    prefix: `${OWN_PREFIX}speed`,
    isId: isSong,
    tableIn: ({ songSettings }) => songSettings.speeds,
    parse: numberBetween(SCROLL_SPEEDS.slowest, SCROLL_SPEEDS.fastest),
  }),
  tempos: rowOf({
    prefix: `${OWN_PREFIX}tempo`,
    isId: isSong,
    tableIn: ({ songSettings }) => songSettings.tempos,
    parse: numberBetween(TEMPOS.slowest, TEMPOS.fastest),
  }),
  bars: rowOf<number>({
    prefix: `${OWN_PREFIX}bar`,
    isId: isSong,
    tableIn: ({ songSettings }) => songSettings.bars,
    parse: (text) => BARS.find((beats) => String(beats) === text) ?? null,
  }),
  notes: rowOf({
    prefix: NOTE_PREFIX,
    isId: isSong,
    tableIn: ({ songSettings }) => songSettings.notes,
    parse: (text) => (/^.+$/.test(text) && text.length <= NOTE_LENGTH ? text : null),
  }),
  lists: rowOf({
    prefix: `${OWN_PREFIX}list-`,
    isId: isKey,
    tableIn: ({ sets }) => sets.lists,
    parse: parseList,
    format: ({ place, title }) => JSON.stringify({ place, title }),
  }),
  entries: rowOf({
    prefix: `${OWN_PREFIX}entry-`,
    isId: (name) => /^[^.]+\.[^.]+$/.test(name) && name.split('.').every(isKey),
    tableIn: ({ sets }) => sets.entries,
    parse: parseEntry,
    format: formatEntry,
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
} satisfies Readonly<Record<string, Row>>;

export type Kind = keyof typeof ROWS;

export const KINDS = Object.keys(ROWS) as readonly Kind[];

/** The key under which a choice is kept. */
export const keyOfKind = (kind: Kind, id: string | number): string => ROWS[kind].prefix + id;

/** The kind of choice that a key holds, and its id; null for a key that is not ours. */
export function parseKey(key: string, songCount = Infinity): { readonly kind: Kind; readonly id: string } | null {
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
export const changed = (choices: Choices, change: Change, songCount = Infinity): Choices =>
  createNextState(selectChoices(choices), (draft) => {
    for (const [key, text] of Object.entries(change)) {
      const place = parseKey(key, songCount);
      if (place) ROWS[place.kind].write(draft, place.id, text, songCount);
    }
  });

/** The change from one state of the choices to another; empty if they are equal. */
export const changeBetween = (before: Choices, after: Choices): Change =>
  Object.fromEntries(
    KINDS.flatMap((kind) =>
      ROWS[kind].textsBetween(before, after).map(([id, text]) => [keyOfKind(kind, id), text] as const),
    ),
  );

/** The choices as texts. */
export const toKept = (choices: Choices): Kept => withoutRemovals(changeBetween(NO_CHOICES, choices));

/** The choices that texts hold; malformed ones and keys that are not ours are left out. */
export const fromKept = (kept: Kept, songCount: number): Choices => changed(NO_CHOICES, kept, songCount);

/** The texts that a change sets. */
export const withoutRemovals = (change: Change): Kept =>
  Object.fromEntries(
    Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== null),
  );
