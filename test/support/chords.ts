import { songs, writtenChords, writtenSheet } from '../../src/catalogue';
import { isChordSymbol } from '../../src/music';
import { chordSound } from '../../src/music/shapes';
import type { KnownChords } from '../../src/state';

/** The different chords of each song, as written. */
export const chordsOfSongs: readonly (readonly string[])[] = songs.map((song) =>
  writtenChords(writtenSheet(song)).filter(isChordSymbol),
);

/** Every chord of the songs by each of its names. */
export const songChordNames: readonly string[] = [...new Set(chordsOfSongs.flat())];

/** The knowledge of somebody who ticked these chords. */
export const knowing = (...names: readonly string[]): KnownChords =>
  Object.fromEntries(names.map((name) => [chordSound(name)!, name]));

/** What a browser has stored of it. */
export const storedChords = (...names: readonly string[]): Record<string, string> => ({
  'songbook:chords': JSON.stringify(knowing(...names)),
});
