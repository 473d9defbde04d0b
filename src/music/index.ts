export {
  formatChordLine,
  parseChordLine,
  transposeChordLine,
  type ChordToken,
  type PlacedChord,
} from './chordLine';
export { isChordSymbol, isNoChord } from './chordSymbol';
export { formatInternational, formatNotation, parseInternational, type Notation } from './notation';
export { octaveFold, pitchClass, type Semitones } from './pitch';
export { placeChords, transposeSheetLine, type Segment, type SheetLine, type Word } from './sheetLine';
export { rewriteInlineChords, transposeLine, type TransposedLine } from './transposedLine';
