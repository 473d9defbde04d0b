import { songs } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { samplesOf } from '../../src/sound/buffers';
import { clickAt, type Sound } from '../../src/sound/sounds';
import { peakOf, SAMPLE_RATE } from '../support/measureSound';
import { loudnessOf, mixSounds, playSong } from '../support/mixSounds';

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

test.each(songs)('song $id is heard well and never too loud, and a click is softer than it', (song) => {
  const hasTune = song.phrases.length > 0;
  const { score, seconds, soundsOf } = playSong(song, 'strummed');
  const sounds = soundsOf('chords', ...(hasTune ? (['tune'] as const) : []));
  const mix = (some: readonly Sound[]) => mixSounds(some, 0, score.length * seconds);
  const partOf = (voice: Sound['voice']) =>
    decibels(loudnessOf(mix(sounds.filter((sound) => sound.voice === voice))));
  const peak = decibels(peakOf(mix(sounds)));
  expect(peak).toBeLessThanOrEqual(-1.5);
  expect(decibels(peakOf(mixSounds([clickAt(0, true)], 0, 0.1)))).toBeLessThanOrEqual(peak - 6);
  const chords = partOf('accompaniment');
  // Six decibels louder than they once were.
  if (!hasTune) expect(chords).toBeGreaterThan(-16.2);
  else {
    const ahead = partOf('string') - chords;
    expect(ahead).toBeGreaterThan(5);
    expect(ahead).toBeLessThan(13);
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
    expect(decibels(left)).toBeGreaterThan(-30);
  }
});
