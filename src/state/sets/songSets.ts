import type { SongId } from '../../catalogue';
import { PER_SONG_SETTINGS } from '../settings/perSongSettings';
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
} from '../shape';

/** The local storage key of the sets. */
export const SETS_KEY = 'songbook:sets';

/** The generated keys of a set and of an entry in it. */
export type SetId = string;
export type EntryId = string;

/** A song in a set, with its key in that set. */
export interface SetSong {
  /** Entries are sorted by this number. */
  readonly place: number;
  readonly song: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo; undefined for the written capo. */
  readonly capo?: number | undefined;
  readonly note: string;
}

/** A heading or a pause between songs. */
export interface SetHeading {
  readonly place: number;
  readonly heading: string;
}

export type SetEntry = SetSong | SetHeading;

/** Songs to play one after another. */
export interface SongSet {
  /** Sets are sorted by this number. */
  readonly place: number;
  readonly title: string;
  readonly entries: Keyed<SetEntry>;
  /** The entry that was played last. */
  readonly played?: EntryId | undefined;
}

/** The sets of a visitor. */
export type SongSets = Keyed<SongSet>;

/** Numbers that JSON can write. At either end, adding 1 changes nothing, so no place leaves the range. */
export const placeShape: Shape<number> = between(-1e300, 1e300);

const songShape = recordOf<SetSong>({
  place: placeShape,
  song: songIdShape,
  transpose: PER_SONG_SETTINGS.transpositions.shape,
  capo: either<number | undefined>(PER_SONG_SETTINGS.capos.shape, nothing),
  note: textShape,
});
const headingShape = recordOf<SetHeading>({ place: placeShape, heading: textShape });

export const entriesShape = keyedOf<SetEntry>(either<SetEntry>(songShape, headingShape));

export const songSetShape = recordOf<SongSet>({
  place: placeShape,
  title: textShape,
  entries: entriesShape,
  played: either<EntryId | undefined>(keyShape, nothing),
});
