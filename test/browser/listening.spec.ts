import { songs } from '../../src/catalogue';
import { beatsBefore, metreInTicks, secondsPerTick, singSong } from '../../src/catalogue/singing';
import { frequencyOf } from '../../src/sound/buffers';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { listenPanel, listenTo, openListening } from '../support/listeningPage';
import { centsOff, peakOf } from '../support/measurePitch';
import { onsetError } from '../support/onsets';
import { storeBefore } from '../support/page';
import { heard, playIntoMemory, SAMPLE_RATE } from '../support/soundPage';

/** When the notes of a song are to be heard, in seconds after the first beat counted in, with how high they are written. */
function expectedNotes(id: number, tempo: number): { time: number; pitch: number; length: number }[] {
  const song = songs[id]!;
  const { notes, lines } = singSong(song)!;
  const seconds = secondsPerTick(song.time, tempo);
  const origin = beatsBefore(lines[0]!, metreInTicks(song.time).beat)[0]!.start;
  return notes.map(({ start, length, pitch }) => ({
    time: (start - origin) * seconds,
    length: length * seconds,
    pitch,
  }));
}

/** How long after it is asked for the first sound comes, in seconds. */
const LEAD = 0.06;

test('over two minutes every note of a melody begins within five milliseconds of its time', async ({
  page,
}) => {
  endsHereInFirefox('Firefox renders no sound by steps');
  await playIntoMemory(page, 130);
  await listenTo(page, 25, 'Մեղեդի');
  const samples = await heard(page);
  const notes = expectedNotes(25, 63).filter(({ time }) => time < 129);
  expect(notes.length).toBeGreaterThan(150);
  expect(notes.at(-1)!.time).toBeGreaterThan(120);
  const late = notes.filter(({ time }) => Math.abs(onsetError(samples, time + LEAD) ?? Infinity) > 0.005);
  expect(late).toEqual([]);
  expect(onsetError(samples, notes[8]!.time + LEAD + notes[8]!.length / 2)).toBeNull();
});

for (const [tempo, transpose, shift] of [
  [40, 0, 0],
  [60, 3, 3],
  [60, 10, -2],
] as const) {
  test(`at ${tempo} beats a minute, ${shift} semitones away, the melody is in tune`, async ({ page }) => {
    endsHereInFirefox('Firefox renders no sound by steps');
    await playIntoMemory(page, 20);
    await storeBefore(page, { tr12: String(transpose), 'songbook:reading': `{"tempos":{"12":${tempo}}}` });
    await listenTo(page, 12, 'Մեղեդի');
    const samples = await heard(page);
    const notes = expectedNotes(12, tempo).filter(({ time, length }) => time < 18 && length > 0.7);
    expect(notes.length).toBeGreaterThan(3);
    for (const { time, pitch } of notes) {
      const note = samples.subarray(Math.round((time + LEAD) * SAMPLE_RATE));
      expect(Math.abs(centsOff(note, frequencyOf(pitch + shift), SAMPLE_RATE))).toBeLessThan(3);
    }
  });
}

for (const id of [18, 21, 39, 17]) {
  test(`all that is heard together of song ${id} stays below the greatest height`, async ({ page }) => {
    endsHereInFirefox('Firefox renders no sound by steps');
    await playIntoMemory(page, 40);
    await listenTo(page, id, id === 17 ? 'Միայն ակորդներ' : 'Մեղեդի և ակորդներ');
    const peak = peakOf(await heard(page));
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThan(1);
  });
}

test('two bars are counted in, the first beat of each with an accent', async ({ page }) => {
  endsHereInFirefox('Firefox renders no sound by steps');
  await playIntoMemory(page, 8);
  await listenTo(page, 12, 'Մեղեդի');
  const samples = await heard(page);
  const loud = Array.from({ length: 6 }, (_, beat) => {
    const at = Math.round((LEAD + beat * 0.75) * SAMPLE_RATE);
    return peakOf(samples.subarray(at, at + 1000));
  });
  expect(loud.map((height) => height > 0.35)).toEqual([true, false, false, true, false, false]);
  expect(Math.min(...loud)).toBeGreaterThan(0.1);
  expect(onsetError(samples, LEAD + 6 * 0.75)).not.toBeNull();
});

test('a metronome keeps the beat of the song, with an accent on one', async ({ page }) => {
  endsHereInFirefox('Firefox renders no sound by steps');
  await playIntoMemory(page, 65);
  await storeBefore(page, { 'songbook:reading': '{"tempos":{"12":100}}' });
  await listenTo(page, 12, 'Մետրոնոմ');
  const samples = await heard(page);
  const clicks = Array.from({ length: 100 }, (_, beat) => LEAD + beat * 0.6);
  expect(clicks.map((time) => Math.abs(onsetError(samples, time) ?? 1) < 0.005)).not.toContain(false);
  const loud = clicks.map(
    (time) => peakOf(samples.subarray(time * SAMPLE_RATE, (time + 0.03) * SAMPLE_RATE)) > 0.35,
  );
  expect(loud).toEqual(clicks.map((_, beat) => beat % 3 === 0));
});

test('a song without a tune says so, one of which nothing is known has a metronome', async ({ page }) => {
  await openListening(page, 0);
  await expect(listenPanel(page)).toContainText('սա երգի մեղեդին չէ');
  await expect(listenPanel(page).getByRole('radio')).toHaveCount(3);
  await openListening(page, 14);
  await expect(listenPanel(page).getByRole('radio')).toHaveCount(1);
});
