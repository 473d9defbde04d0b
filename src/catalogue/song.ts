export const KINDS = [
  'patriotic',
  'lyrical',
  'folk',
  'gusan',
  'sacred',
  'lullaby',
  'children',
  'chanson',
] as const;

export type Kind = (typeof KINDS)[number];

/** A song's number in the catalogue, counted from 0. */
export type SongId = number & { readonly brand: 'SongId' };

interface Translated {
  readonly original: string;
  readonly gist: string;
  /** The language of the title, where that is neither Armenian nor French. */
  readonly language?: string | undefined;
}

/** The part of a song that lists show. */
export interface SongListing {
  readonly title: string;
  /** Where the title is not in the language of the page. */
  readonly titleLanguage?: string | undefined;
  /** The language of its words, where that is neither Armenian nor French. */
  readonly wordsLanguage?: string | undefined;
  readonly author: string;
  /** Its own title and a sentence on it, for readers of another language; the sentence is empty where nobody wrote one. */
  readonly translated?: Translated | undefined;
}

/** What the chords were checked with: the tune, a published chord chart, or nothing, as for our own proposals. */
export const EVIDENCE = ['melody', 'chart', 'suggested'] as const;
type Evidence = (typeof EVIDENCE)[number];

/** A strophe, a refrain, or a recall: the place where a refrain is sung again. */
export interface SongSection {
  readonly kind: 'verse' | 'chorus' | 'recall';
  /** A number such as `1.` begins the section's first line; any other label is a separate line; empty for none. */
  readonly label: string;
  /** The index of its first line. */
  readonly from: number;
  /** The index after its last line. */
  readonly to: number;
}

/** The makers of a song, by their names in the nominative; the lists are empty if nobody is known. */
export interface Makers {
  readonly lyricists: readonly string[];
  readonly composers: readonly string[];
  readonly arrangers: readonly string[];
}

/** A song file without title and author. `lyrics` and `chords` are aligned by index and have the same length. */
export interface WrittenContent extends Makers {
  readonly body: { readonly lyrics: readonly string[]; readonly chords: readonly string[] };
  readonly sections: readonly SongSection[];
  /** An 11-character video id, a full watch address, or empty. */
  readonly youtube: string;
  /** When the song was made or first printed: `1907`, `1903/1904`, the decade `189X`, the century `18XX`, or empty. */
  readonly year: string;
  /** Empty where the file names no kind. */
  readonly kind: Kind | '';
  /** The place of origin of the song or its dialect; empty if unknown. */
  readonly region: string;
  /** The key the song is written in, in German note names. */
  readonly key: string;
  /** The advised fret for a capo; 0 for none. */
  readonly capo: number;
  /** The time signature, or empty. */
  readonly time: string;
  /** Quarters per minute, in 6/8, 9/8 and 12/8 dotted quarters; 0 if no source gives it. */
  readonly tempo: number;
  readonly language: string;
  /** Why the song is free to use; empty where the file does not say it. */
  readonly rights: string;
  readonly evidence: Evidence | '';
  /** The source of the tune or the chart; empty if there is none. */
  readonly source: string;
  /** What a player should know, with chords as `(Am)` in the written key; in a file also the name of a shared remark. */
  readonly remark: string;
  /** The tune in ABC notation, in the key the song is written in; empty if no free tune is known. */
  readonly tune: string;
}

/** A note: its MIDI number, 60 for middle C, and its German name. */
export interface NamedNote {
  readonly pitch: number;
  readonly name: string;
}

/** The range, the edges and the mode of a tune. */
export interface Melody {
  readonly lowest: NamedNote;
  readonly highest: NamedNote;
  /** The mean of its notes, weighted by their lengths, as the nearest MIDI number. */
  readonly middle: number;
  readonly first: NamedNote;
  /** The name of its last note. */
  readonly last: string;
  /** The scale upwards from the last note; null if the notes do not determine it. */
  readonly mode: Mode | null;
}

/**
 * A note of a phrase: its start, its length, its MIDI number, and the columns in the line between which its letters
 * are; both columns are 0 for none.
 */
export type PhraseNote = readonly [start: number, length: number, pitch: number, from: number, to: number];

/** A line of a song with its part of the tune. Times are in ticks from its start, `TICKS` to a whole note. */
export interface Phrase {
  readonly line: number;
  readonly length: number;
  /** Its start and end within a bar, and the lengths of its first bar and of a beat; all 0 in a free tune. */
  readonly begins: number;
  readonly ends: number;
  readonly bar: number;
  readonly beat: number;
  readonly notes: readonly PhraseNote[];
  readonly chords: readonly (readonly [start: number, written: string])[];
}

/** The scales of the songbook's tunes, counted from the last note. */
export type Mode = 'major' | 'minor' | 'harmonicMinor' | 'dorian' | 'phrygian' | 'mixolydian' | 'hijaz';

/** The part of a song that only its own page needs. */
export interface SongContent extends WrittenContent {
  /** Null where the song has no tune. */
  readonly melody: Melody | null;
  /** The lines for which the tune is written, in order. */
  readonly phrases: readonly Phrase[];
  /** Whether a built catalogue tells readers of its language what the words mean. */
  readonly isExplained?: boolean | undefined;
}

/** A parsed song file. */
export type SongFile = SongListing & WrittenContent;

/** A parsed song file with its tune analysed, as the build reads it. */
export type ReadSong = SongListing & SongContent;

/** A song of the catalogue; `favorite` and `transpose` are the visitor's current values. */
export interface Song extends SongListing, SongContent {
  readonly id: SongId;
  readonly favorite: 0 | 1;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
}

/** Parses the song id of an address, in plain decimal without leading zeros; null for anything else. */
export function parseSongId(text: string, songCount: number): SongId | null {
  return /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) < songCount ? (Number(text) as SongId) : null;
}

/** An explained word: its line, the columns between which it stands there, and the explanation. */
export type Gloss = readonly [line: number, from: number, to: number, text: string];

/** What a song says, in the language of the interface. */
export interface Meaning {
  /**
   * What each line of the song says, empty where nothing is sung; no lines for a song in that language. A note on a
   * stanza follows its last line, after a line break.
   */
  readonly lines: readonly string[];
  readonly glosses: readonly Gloss[];
}

/** The data that every page loads: the listings, and the addresses of the other data files. */
export interface CatalogueFile {
  readonly listings: readonly SongListing[];
  readonly contents: string;
  readonly traits: string;
  readonly searchIndex: string;
  readonly meanings: string;
}

/** The data of a song's page, in a script of its own. */
export interface PageSong {
  readonly id: number;
  readonly content: SongContent;
  /** What it means, where its page says so by default. */
  readonly meaning?: Meaning;
}
