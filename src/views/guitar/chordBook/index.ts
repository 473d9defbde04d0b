// Both pages about chords share one script.
export { ChordDictionary } from './ChordDictionary';
export { PlayableSongs } from './PlayableSongs';
