export { adviseCapo, findGroupKey, findKnownWay, findVoiceKey, nearestEasyKey, type KnownWay } from './capo';
export { chordNotes } from './chordNotes';
export { chordSound, moveSound, onePerSound, rootOf } from './chordSound';
export { OPEN_STRINGS, stringPitches, type Voicing } from './voicing';
export { voicingsOf } from './voicings';
