export { isChordSymbol, isNoChord } from './chordSymbol';
export { type ChordToken } from './chordToken';
export { formatNotation, type Notation } from './notation';
export { type Semitones } from './pitch';
export { placeChords } from './placeChords';
export { moveChords, type Segment, type SheetLine, type Word } from './sheetLine';
export { transposeChordLine } from './transposeChordLine';
