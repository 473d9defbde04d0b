import { songs } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { samplesOf } from '../../src/sound/buffers';
import { SAMPLE_RATE } from '../support/measureSound';
import { loudnessOf } from '../support/mixSounds';
import { measureSong } from '../support/measureSong';

test.each(songs)('song $id is heard well and never too loud, and a click is softer than it', (song) => {
  const { peak, chords, tune, click } = measureSong(song);
  expect(peak).toBeLessThanOrEqual(-1.5);
  expect(click).toBeLessThanOrEqual(peak - 6);
  // Six decibels louder than they once were.
  if (tune === null) expect(chords).toBeGreaterThan(-16.2);
  else {
    expect(tune - chords).toBeGreaterThan(5);
    expect(tune - chords).toBeLessThan(13);
  }
});

test.each([22, 24])('in song %i every note is heard up to its end', (id) => {
  const song = songs[id]!;
  const seconds = secondsPerTick(song.time, song.tempo);
  for (const { length, pitch } of singSong(song).notes) {
    const held = length * seconds;
    const samples = samplesOf({ voice: 'string', time: 0, length: held, pitch, gain: 1 }, SAMPLE_RATE);
    const [end, frame] = [held * SAMPLE_RATE, Math.min(0.05, held / 4) * SAMPLE_RATE];
    const left =
      loudnessOf(samples.subarray(end - frame, end)) / loudnessOf(samples.subarray(500, 500 + frame));
    expect(20 * Math.log10(left)).toBeGreaterThan(-30);
  }
});
