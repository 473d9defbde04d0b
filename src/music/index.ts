export { isChordSymbol, isNoChord } from './chordSymbol';
export { formatChordLine, readChordLine, type ChordToken, type PlacedChord } from './chordToken';
export { moveLine, rewriteInlineChords, type MovedLine } from './movedLine';
export { formatInternational, formatNotation, readInternational, type Notation } from './notation';
export { octaveFold, pitchClass, type Semitones } from './pitch';
export { placeChords } from './placeChords';
export { moveChords, type Segment, type SheetLine, type Word } from './sheetLine';
export { transposeChordLine } from './transposeChordLine';
