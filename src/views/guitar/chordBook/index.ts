// In one part because of the table of chord shapes.
export { ChordDictionary } from './ChordDictionary';
export { PlayableSongs } from './PlayableSongs';
