export { adviseCapo, nearestEasyKey } from './capo';
export { chordNotes } from './chordNotes';
export { chordSound, moveSound, rootOf } from './chordSound';
export { findKnownWay, type KnownWay } from './knownWays';
export { findVoiceKey } from './voiceKey';
export { OPEN_STRINGS, stringPitches, type Voicing } from './voicing';
export { voicingsOf } from './voicings';
