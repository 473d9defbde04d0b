import type { Song } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { frequencyOf } from '../../src/sound/buffers';
import { onsetError, peakOf, SAMPLE_RATE } from './measureSound';
import { energyIn, loudnessOf, mixSounds, playSong, roughnessOf } from './mixSounds';

/** Before and after a change, in seconds, and the frames of 20 ms in which a gap is looked for, in samples. */
const [BEFORE, AFTER, FRAME] = [0.1, 0.2, SAMPLE_RATE / 50];

/** The length of one swing of the lowest string, in seconds: a bass is recognized within it. */
const ONSET = 1 / 82;

/**
 * Where a song's tune does not stand out of its accompaniment, a chord changes late, with a click or a gap, or something is
 * too loud.
 */
export function accompanimentFaults(song: Song, how: 'strummed' | 'picked'): readonly string[] {
  const { score, seconds, soundsOf } = playSong(song, how);
  const [both, alone] = [soundsOf('tune', 'chords'), soundsOf('chords')];
  const faults: string[] = [];
  const expectThat = (isSo: boolean, fault: string, tick: number): unknown =>
    isSo || faults.push(`${fault} at ${tick * seconds} s`);

  // A phrase that is sung again sounds as before.
  const phrases = new Map(singSong(song).lines.map((line) => [`${line.first} ${String(line.chords)}`, line]));
  for (const { start, length, notes } of phrases.values()) {
    const [tune, chords] = (['string', 'accompaniment'] as const).map((voice) =>
      mixSounds(
        both.filter((sound) => sound.voice === voice),
        start * seconds,
        (start + length) * seconds,
      ),
    ) as [Float32Array, Float32Array];
    const peak = peakOf(tune.map((sample, n) => sample + chords[n]!));
    expectThat(peak <= 1, `peak ${peak}`, start);
    const pitches = notes.map(([, , pitch]) => pitch);
    const band = [Math.min(...pitches) - 1, Math.max(...pitches) + 1].map(frequencyOf) as [number, number];
    const lead = 10 * Math.log10(energyIn(tune, ...band) / energyIn(chords, ...band));
    expectThat(notes.length === 0 || lead >= 3, `tune ${lead} dB above`, start);

    for (const chord of score.chords.filter((one) => one.start >= start && one.start < start + length)) {
      const time = chord.start * seconds;
      const around = mixSounds(alone, time - BEFORE, time + AFTER);
      const late = onsetError(around, BEFORE);
      expectThat(peakOf(around) <= 1, `peak ${peakOf(around)}`, chord.start);
      expectThat(Math.abs(late ?? 1) <= ONSET, `onset ${late}`, chord.start);
      const earlier = alone.filter((sound) => sound.time < time);
      const click = roughnessOf(mixSounds(earlier, time - 0.01, time + AFTER));
      expectThat(click < 0.001, `click ${click}`, chord.start);
      const frame = (n: number): number => loudnessOf(around.subarray(n, n + FRAME));
      for (let n = FRAME; n + FRAME <= around.length; n += FRAME)
        expectThat(frame(n) >= 0.6 * frame(n - FRAME), 'gap', chord.start);
    }
  }
  return faults;
}
