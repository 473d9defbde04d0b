import { songs, writtenChords, writtenSheet } from '../../src/catalogue';
import { isChordSymbol } from '../../src/music';
import { chordSound } from '../../src/music/shapes';
import { selectSongInKey, type RootState, type Table } from '../../src/state';
import { sheetTokens } from '../../src/views/guitar/songChords';
import { songId } from './songbook';

/** The different chords of each song, as written. */
export const chordsOfSongs: readonly (readonly string[])[] = songs.map((song) =>
  writtenChords(writtenSheet(song)).filter(isChordSymbol),
);

/** The chords of a song's sheet one by one, as they are shown. */
export function chordsShown(state: RootState, id: number): readonly string[] {
  const { played } = selectSongInKey(state, songId(id));
  return sheetTokens(writtenSheet(songs[id]!)).map(({ isRead, written }) =>
    isRead ? played(written) : written,
  );
}

/** Every chord of the songs by each of its names. */
export const songChordNames: readonly string[] = [...new Set(chordsOfSongs.flat())];

/** The known chords after these were ticked. */
export const knowing = (...names: readonly string[]): Table<string> =>
  Object.fromEntries(names.map((name) => [chordSound(name)!, name]));

/** The same in the browser's storage. */
export const storedChords = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`songbook:chord-${chordSound(name)!}`, name]));
