import { songs } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { frequencyOf } from '../../src/sound/buffers';
import { expect, test } from '../support/browser';
import { atTempo, choices, hear, openListening } from '../support/listeningPage';
import { centsOff, onsetError, peakOf, SAMPLE_RATE } from '../support/measureSound';
import { heard, playIntoMemory, record } from '../support/soundPage';
import { storeBefore } from '../support/page';

/** When the notes of a song are to be heard, in seconds after the first one, with how high they are written. */
function expectedNotes(id: number, tempo: number): { time: number; pitch: number; length: number }[] {
  const song = songs[id]!;
  const { notes } = singSong(song);
  const seconds = secondsPerTick(song.time, tempo);
  return notes.map(({ start, length, pitch }) => ({
    time: (start - notes[0]!.start) * seconds,
    length: length * seconds,
    pitch,
  }));
}

/** How long after it is asked for the first sound comes, in seconds. */
const LEAD = 0.03;

/** The notes of a melody that do not begin within five milliseconds of their time. */
const late = (samples: Float32Array, notes: ReturnType<typeof expectedNotes>) =>
  notes.filter(({ time }) => Math.abs(onsetError(samples, time + LEAD) ?? Infinity) > 0.005);

test('over a minute every note of a melody begins within five milliseconds of its time', async ({ page }) => {
  const samples = await record(page, { id: 25, voices: ['tune'], seconds: 70 });
  const notes = expectedNotes(25, 63).filter(({ time }) => time < 69);
  expect(notes.length).toBeGreaterThan(75);
  expect(notes.at(-1)!.time).toBeGreaterThan(60);
  expect(late(samples, notes)).toEqual([]);
  expect(onsetError(samples, notes[8]!.time + LEAD + notes[8]!.length / 2)).toBeNull();
});

for (const [tempo, transpose, shift] of [
  [40, 0, 0],
  [60, 10, -2],
] as const)
  test(`at ${tempo} beats a minute, ${shift} semitones away, the melody is in tune`, async ({ page }) => {
    const samples = await record(page, { id: 12, voices: ['tune'], seconds: 20, tempo, transpose });
    const notes = expectedNotes(12, tempo).filter(({ time, length }) => time < 18 && length > 0.7);
    expect(notes.length).toBeGreaterThan(3);
    for (const { time, pitch } of notes) {
      const note = samples.subarray(Math.round((time + LEAD) * SAMPLE_RATE));
      expect(Math.abs(centsOff(note, frequencyOf(pitch + shift), SAMPLE_RATE))).toBeLessThan(3);
    }
  });

/** Whether each of the first `count` beats has an accent; a beat lasts `seconds`. */
const accents = (samples: Float32Array, count: number, seconds: number): boolean[] =>
  Array.from({ length: count }, (_, beat) => {
    const time = LEAD + beat * seconds;
    expect(Math.abs(onsetError(samples, time) ?? 1)).toBeLessThan(0.005);
    return peakOf(samples.subarray(time * SAMPLE_RATE, time * SAMPLE_RATE + 1000)) > 0.11;
  });

test('a metronome keeps the beat of the song, with an accent on one', async ({ page }) => {
  const samples = await record(page, { id: 12, voices: ['metronome'], seconds: 20, tempo: 100 });
  const isFirst = Array.from({ length: 30 }, (_, beat) => beat % 3 === 0);
  expect(accents(samples, 30, 0.6)).toEqual(isFirst);
});

test('where a song names no metre, a metronome has the beats that were chosen once', async ({ page }) => {
  await playIntoMemory(page, 10);
  await storeBefore(page, atTempo(14, 75));
  const beats = choices(page).getByRole('group', { name: 'Քանի՞ զարկ կա տակտում' });
  await openListening(page, 14);
  await expect(beats.getByRole('radio', { checked: true })).toHaveAccessibleName('4');
  await beats.getByRole('radio', { name: '3' }).check();
  await hear(page, 'metronome');
  expect(accents(await heard(page), 9, 0.8)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2].map((beat) => beat === 0));
  await openListening(page, 14);
  await expect(beats.getByRole('radio', { name: '3' })).toBeChecked();
});

test('where lines can be followed it is said that a tap plays from one', async ({ page }) => {
  const hint = choices(page).getByText('հպե՛ք որևէ տողի');
  for (const id of [12, 0]) {
    await openListening(page, id);
    await expect(choices(page).getByText('սա երգի մեղեդին չէ')).toHaveCount(id === 0 ? 1 : 0);
    await expect(hint).toContainText('Երբ երգը հնչում է');
  }
});
