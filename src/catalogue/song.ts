import type { Kind } from './kinds';

/** A song's number in the catalogue, counted from 0. */
export type SongId = number & { readonly brand: 'SongId' };

/** What a list shows of a song. */
export interface SongListing {
  readonly title: string;
  readonly author: string;
}

/** What a song's chords were checked with: its tune, a published chord chart, or nothing: then they are our proposal. */
export type Evidence = 'melody' | 'chart' | 'suggested';

/** A strophe, a refrain written out, or the place where a refrain is sung again. */
export interface SongSection {
  readonly kind: 'verse' | 'chorus' | 'recall';
  /** A number such as `1.` begins the section's first line; any other label is a line of its own; empty for none. */
  readonly label: string;
  /** The index of its first line. */
  readonly from: number;
  /** The index after its last line. */
  readonly to: number;
}

/** Who made a song, by name as in the nominative; none where nobody is known. */
export interface Makers {
  readonly lyricists: readonly string[];
  readonly composers: readonly string[];
  readonly arrangers: readonly string[];
}

/** What a song's file says besides title and author. `lyrics` and `chords` are aligned by index and of the same length. */
export interface WrittenContent extends Makers {
  readonly body: { readonly lyrics: readonly string[]; readonly chords: readonly string[] };
  readonly sections: readonly SongSection[];
  /** An 11-character video id, a full watch address, or empty. */
  readonly youtube: string;
  /** When the song was made or first printed: `1907`, `1903/1904`, the decade `189X` or the century `18XX`; empty where unknown. */
  readonly year: string;
  /** Empty for a file of another songbook that does not say it. */
  readonly kind: Kind | '';
  /** The place that the song or its dialect comes from; empty where unknown. */
  readonly region: string;
  /** The key the song is written in, in German note names. */
  readonly key: string;
  /** The advised fret for a capo; 0 for none. */
  readonly capo: number;
  /** The time signature, or empty. */
  readonly time: string;
  /** Beats a minute: quarters, in 6/8, 9/8 and 12/8 dotted quarters; 0 where no source says it. */
  readonly tempo: number;
  readonly language: 'hy' | 'fr';
  /** Why the song is free to use. */
  readonly rights: string;
  readonly evidence: Evidence;
  /** Where the tune or the chart was found; empty where there is none. */
  readonly source: string;
  /** The tune in ABC notation, in the key the song is written in; empty where none is known and free. */
  readonly tune: string;
}

/** A note: its MIDI number, 60 for the C in the middle, and its German name. */
export interface NamedNote {
  readonly pitch: number;
  readonly name: string;
}

/** What a song's notes say of its tune. */
export interface Melody {
  readonly lowest: NamedNote;
  readonly highest: NamedNote;
  readonly first: NamedNote;
  /** The name of its last note. */
  readonly last: string;
  /** The scale upwards from the last note; null where the notes do not tell. */
  readonly mode: Mode | null;
}

/**
 * A note of a phrase: its start, its length, its MIDI number, and from where to where in the line the letters stand that are
 * sung on it, both 0 for none.
 */
export type PhraseNote = readonly [start: number, length: number, pitch: number, from: number, to: number];

/** A line of a song on its part of the tune. Times are in ticks from where it begins, `TICKS` to a whole note. */
export interface Phrase {
  readonly line: number;
  readonly length: number;
  /** How far into a bar it begins and ends, and how long the bar in which it begins and its beats are; all 0 in a free tune. */
  readonly begins: number;
  readonly ends: number;
  readonly bar: number;
  readonly beat: number;
  readonly notes: readonly PhraseNote[];
  readonly chords: readonly (readonly [start: number, written: string])[];
  /** The beats, those that begin a bar marked with 1. */
  readonly beats: readonly (readonly [start: number, isFirst: 0 | 1])[];
}

/** The scales that tunes of the songbook are in, counted from their last note. */
export type Mode = 'major' | 'minor' | 'harmonicMinor' | 'dorian' | 'phrygian' | 'mixolydian' | 'hijaz';

/** What a song's own page needs besides title and author. */
export interface SongContent extends WrittenContent {
  /** Null where the song has no tune. */
  readonly melody: Melody | null;
  /** The lines that its tune is written for, in order. */
  readonly phrases: readonly Phrase[];
}

/** What a song file holds. */
export type SongFile = SongListing & WrittenContent;

/** A song file as the build has read it, tune included. */
export type ReadSong = SongListing & SongContent;

/** A song of the catalogue; `favorite` and `transpose` are the visitor's current values. */
export interface Song extends SongListing, SongContent {
  readonly id: SongId;
  readonly favorite: 0 | 1;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
}

/** Reads a song id as an address has it, in plain decimal without leading zeros; null for anything else. */
export function parseSongId(text: string, songCount: number): SongId | null {
  return /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) < songCount ? (Number(text) as SongId) : null;
}
