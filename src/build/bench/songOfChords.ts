import type { SongFile } from '../../catalogue/song';
import { readSongFiles } from '../readSongFiles';

const chordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.match(/\S+/g) ?? []);

/** About how many chords the song has whose chords are clicked, moved and placed. */
const WANTED = 60;

/** The song whose number of chords is nearest to what is wanted, the first of several, and that number. */
export function songOfChords(): { readonly id: number; readonly song: SongFile; readonly count: number } {
  const counted = readSongFiles().map((song, id) => ({ id, song, count: chordsOf(song.body.chords).length }));
  const distance = ({ count }: { count: number }): number => Math.abs(count - WANTED);
  return counted.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}
