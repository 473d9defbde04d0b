export { adviseCapo, findVoiceKey, nearestEasyKey } from './capo';
export { chordNotes } from './chordNotes';
export { chordSound, moveSound, rootOf } from './chordSound';
export { findKnownWay, type KnownWay } from './knownWays';
export { OPEN_STRINGS, stringPitches, type Voicing } from './voicing';
export { voicingsOf } from './voicings';
