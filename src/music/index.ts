export { isChordSymbol, isNoChord } from './chordSymbol';
export { readChordLine, readInlineChords, type ChordToken } from './chordToken';
export { type Semitones } from './pitch';
export { moveChords, placeChords, type Segment, type SheetLine, type Word } from './sheetLine';
export { transposeChordLine } from './transposeChordLine';
