export {
  formatChordLine,
  parseChordLine,
  transposeChordLine,
  transposeLine,
  type ChordToken,
  type PlacedChord,
  type TransposedLine,
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
export { isInVoice, moveRange, VOICE_RANGES, voiceRange, type PitchRange } from './voice';
