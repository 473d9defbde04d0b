import type { SongId } from '../catalogue';
import { fretShape } from './playedCaposSlice';
import {
  between,
  either,
  keyedOf,
  keyShape,
  nothing,
  recordOf,
  songIdShape,
  textShape,
  type Keyed,
  type Shape,
} from './shape';
import { transposeShape } from './transpositionsSlice';

/** The key of local storage that holds the sets. */
export const SETS_KEY = 'songbook:sets';

/** The key of a set, and of an entry in it, made up once. */
export type SetId = string;
export type EntryId = string;

/** A song in a set, in a key of its own. */
export interface SetSong {
  /** Entries stand in the order of these numbers. */
  readonly place: number;
  readonly song: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo; none where the song is shown as it is. */
  readonly capo?: number | undefined;
  readonly note: string;
}

/** What stands between songs: a heading, or a pause. */
export interface SetHeading {
  readonly place: number;
  readonly heading: string;
}

export type SetEntry = SetSong | SetHeading;

/** Songs to play one after another. */
export interface SongSet {
  /** Sets stand in the order of these numbers. */
  readonly place: number;
  readonly title: string;
  readonly entries: Keyed<SetEntry>;
  /** The entry that was played last. */
  readonly played?: EntryId | undefined;
}

/** The sets of a visitor. */
export type SongSets = Keyed<SongSet>;

/** Numbers that JSON can write. Their ends are so far out that a step further leads nowhere else. */
export const placeShape: Shape<number> = between(-1e300, 1e300);

const songShape = recordOf<SetSong>({
  place: placeShape,
  song: songIdShape,
  transpose: transposeShape,
  capo: either<number | undefined>(fretShape, nothing),
  note: textShape,
});
const headingShape = recordOf<SetHeading>({ place: placeShape, heading: textShape });

/** What entries may be read. */
export const entriesShape = keyedOf<SetEntry>(either<SetEntry>(songShape, headingShape));

/** What a set may be. */
export const songSetShape = recordOf<SongSet>({
  place: placeShape,
  title: textShape,
  entries: entriesShape,
  played: either<EntryId | undefined>(keyShape, nothing),
});
