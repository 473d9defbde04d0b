import { isChordSymbol, transposeChordLine } from '../music';
import { adviseCapo } from '../music/shapes';
import { makersOf } from './credits';
import { firstSungLine } from './sections';
import { tuneRange } from './singing';
import type { SongContent, SongFile } from './song';
import { writtenChords, writtenSheet } from './writtenSheet';
import type { SongTraits } from './filters';

export function songTraits(song: SongFile & Pick<SongContent, 'melody'>): SongTraits {
  const chords = writtenChords(writtenSheet(song)).filter(isChordSymbol);
  const [easiest] = adviseCapo(chords.map((chord) => transposeChordLine(chord, song.capo)));
  return {
    kind: song.kind,
    makers: makersOf(song),
    chordCount: chords.length,
    barreCount: easiest?.barreCount ?? 0,
    time: song.time,
    hasVideo: song.youtube !== '',
    isChecked: song.evidence !== 'suggested',
    tune: tuneRange(song),
    firstLine: firstSungLine(song).replace(/[,՝]$/, ''),
  };
}
