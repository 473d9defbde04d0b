import { isChordSymbol, transposeChordLine } from '../music';
import { fewestBarreChords } from '../music/shapes';
import { makersOf } from './credits';
import { firstLineName } from './sections';
import { tuneRange } from './singing';
import type { SongContent, SongFile } from './song';
import { writtenChords, writtenSheet } from './writtenSheet';

/** The traits of a song by which lists are narrowed and sorted. */
export type SongTraits = ReturnType<typeof songTraits>;

export function songTraits(song: SongFile & Pick<SongContent, 'melody'>) {
  const chords = writtenChords(writtenSheet(song)).filter(isChordSymbol);
  return {
    kind: song.kind,
    /** Its makers, the lyricist first. */
    makers: makersOf(song),
    chordCount: chords.length,
    /** The number of barre chords at the capo fret with the fewest. */
    barreCount: fewestBarreChords(chords.map((chord) => transposeChordLine(chord, song.capo))),
    tune: tuneRange(song),
    firstLine: firstLineName(song),
  };
}
