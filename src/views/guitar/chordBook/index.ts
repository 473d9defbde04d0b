import { withInstrument } from '../useInstrument';
import { ChordDictionary as Dictionary } from './ChordDictionary';
import { PlayableSongs as Playable } from './PlayableSongs';

// In one part because of the table of chord shapes.
export const ChordDictionary = withInstrument(Dictionary);
export const PlayableSongs = withInstrument(Playable);
