// Both pages of chords come in one script.
export { ChordDictionary } from './ChordDictionary';
export { PlayableSongs } from './PlayableSongs';
