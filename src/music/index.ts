export { isChordSymbol, isNoChord } from './chordSymbol';
export { type ChordToken } from './chordToken';
export { type Semitones } from './pitch';
export { moveChords, placeChords, type Segment, type SheetLine } from './sheetLine';
export { transposeChordLine } from './transposeChordLine';
