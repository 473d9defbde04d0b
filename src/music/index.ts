export { isChordSymbol, isNoChord } from './chordSymbol';
export { formatChordLine, readChordLine, type ChordToken, type PlacedChord } from './chordToken';
export { moveLine, type MovedLine } from './movedLine';
export { formatNotation, type Notation } from './notation';
export { type Semitones } from './pitch';
export { placeChords } from './placeChords';
export { moveChords, type Segment, type SheetLine, type Word } from './sheetLine';
export { transposeChordLine } from './transposeChordLine';
