import { ordinal } from './common';

// Words of sound and playback.
export const hearChord = (chord: string): string => `Hear ${chord}`;
export const tuning = { guitar: 'Tune your guitar', ukulele: 'Tune your ukulele' };
export const hearString = (number: number, note: string): string =>
  `Hear the ${ordinal(number)} string: ${note}`;
export const played = 'What to play';
export const voicesHeard = { tune: 'Melody', chords: 'Chords', metronome: 'Metronome' };
export const noTune =
  'The songbook does not have this song’s melody. You hear only its chords, one bar each.';
export const partOfTune =
  'The songbook does not have the melody of some lines. There you hear only the chords or the beats.';
export const strum = 'Strumming';
export const beatsInBar = 'Beats per bar';
export const soundsIn = (key: string): string => `Sounds in ${key}`;
export const overCapo = (capo: number, played: string): string => `, capo ${capo}: ${played}`;
export const tempoOfPlay = 'Tempo';
export const beats = 'bpm';
export const tapTempo = 'Tap tempo';
export const guessedTempo = `The tempo of this song is not known, so this one is a guess. Press “${tapTempo}” on each beat of the song.`;
export const writtenTempo = (tempo: number): string => `Song tempo: ${tempo}`;
export const tapALine =
  'While the song plays, tap a line to hear it from there, or a verse number to learn that verse.';
/** Learning a verse by ear and by heart, in steps. */
export const lesson = 'Learn';
export const lessonSteps = {
  hear: 'Hear the verse',
  echo: 'Echo each line',
  slow: 'Sing along slowly',
  ends: 'Line ends hidden',
  lines: 'Every other line hidden',
  all: 'By heart',
};
export const stayAtStep = 'Stay here';
export const yourTurn = 'Now you';
export const minutesLeft = (minutes: number): string => `${minutes} min left`;
export const nextStep = (name: string): string => `Next: ${name}`;
export const player = 'Player';
export const closePlayer = 'Close player';
export const staff = 'Sheet music';
export const staffHeading = (title: string) => `${title} · sheet music`;
export const staffOf = (title: string, key: string) => `Sheet music of “${title}” in ${key}`;
export const closeStaff = 'Close sheet music';

// Words of learning a song by heart.
export const tapToSee = 'Tap a line to see its hidden words.';
export const speed = 'Scroll speed';
export const slower = 'Slower';
export const faster = 'Faster';
export const linesPerMinute = 'lines/min';
export const pageEnd = 'End of song';
export const leaveStage = 'Leave full screen';
export const screens = 'Song screens';
