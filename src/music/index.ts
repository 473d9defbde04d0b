export {
  formatChordLine,
  parseChordLine,
  transposeChordLine,
  type ChordToken,
  type PlacedChord,
} from './chordLine';
export { isChordSymbol, isNoChord, parseChordSymbol } from './chordSymbol';
export {
  formatInternational,
  makeSpelling,
  parseInternational,
  parseTypedChord,
  type Notation,
  type Spelling,
} from './notation';
export { octaveFold, pitchClass, shorterWay, type Semitones } from './pitch';
export { placeChords, type Segment, type SheetLine, type Word } from './sheetLine';
export { type Spell } from './spelling';
export { rewriteInlineChords, transposeLine, type TransposedLine } from './transposedLine';
export { isInVoice, moveRange, VOICE_RANGES, voiceRange, type PitchRange } from './voice';
