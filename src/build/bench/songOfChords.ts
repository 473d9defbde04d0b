import type { SongFile } from '../../catalogue/song';
import { readSongFiles } from '../readSongFiles';

/** How many chords the song has whose chords are clicked, moved and placed. */
export const CHORDS = 60;

/** The chords of lines, in order. */
export const chordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(/\S+/g) ?? []);

/** The first song of so many chords, and its id. */
export function songOfChords(): { readonly id: number; readonly song: SongFile } {
  const songs = readSongFiles();
  const id = songs.findIndex(({ body }) => chordsOf(body.chords).length === CHORDS);
  if (id < 0) throw new Error(`no song has ${CHORDS} chords`);
  return { id, song: songs[id]! };
}
