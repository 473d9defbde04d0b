export {
  adviseCapo,
  fewestBarreChords,
  findGroupKey,
  findKnownWay,
  findVoiceKey,
  nearestEasyKey,
  type KnownWay,
} from './capo';
export { chordNotes } from './chordNotes';
export { chordSound, moveSound, onePerSound, rootOf } from './chordSound';
export { GUITAR, voicingsOf } from './guitar';
export { stringPitches, type Voicing } from './voicing';
export type { Instrument } from './instrument';
