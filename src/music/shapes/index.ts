export { adviseCapo, nearestEasyKey, type CapoAdvice } from './capo';
export { chordNotes } from './chordNotes';
export { type Voicing } from './voicing';
export { voicingsOf } from './voicings';
