import type { Song } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { playScore } from '../../src/sound/score';
import { clickAt, type Sound } from '../../src/sound/sounds';
import { keyOf, songInKey } from '../../src/state';
import { makeScore } from '../../src/views/play/player/songScore';
import { peakOf, SAMPLE_RATE } from './measureSound';
import { loudnessOf, mixSounds } from './mixSounds';

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

/** What is left of a sound above a frequency in hertz, by a high-pass filter of the second order. */
function above(frequency: number, samples: Float32Array): Float32Array {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / Math.SQRT2;
  const [cosine, whole] = [Math.cos(omega), 1 + alpha];
  const gain = (1 + cosine) / 2 / whole;
  const passed = new Float32Array(samples.length);
  const at = (signal: Float32Array, n: number): number => signal[n] ?? 0;
  for (let n = 0; n < samples.length; n++)
    passed[n] =
      gain * (at(samples, n) - 2 * at(samples, n - 1) + at(samples, n - 2)) +
      (2 * cosine * at(passed, n - 1) - (1 - alpha) * at(passed, n - 2)) / whole;
  return passed;
}

/** What is heard of a song at its first press, in decibels below full scale. */
export function measureSong(song: Song) {
  const singing = singSong(song);
  const key = songInKey(song, keyOf({ transpose: song.transpose }), 'written');
  const pace = { from: 0, secondsPerTick: secondsPerTick(song.time || '4/4', song.tempo || 80), countIn: [] };
  const hasTune = song.phrases.length > 0;
  const { sounds, length } = playScore(
    makeScore(singing, key, 'strummed'),
    new Set(hasTune ? ['tune', 'chords'] : ['chords']),
    pace,
  );
  const all = [...sounds];
  const mix = (some: readonly Sound[]) => mixSounds(some, 0, length);
  const music = mix(all);
  const partOf = (voice: Sound['voice']) =>
    decibels(loudnessOf(mix(all.filter((sound) => sound.voice === voice))));
  const click = mixSounds([clickAt(0, true)], 0, 0.1);
  return {
    id: song.id,
    first: all[0]!.time,
    peak: decibels(peakOf(music)),
    rms: decibels(loudnessOf(music)),
    rmsAbove400: decibels(loudnessOf(above(400, music))),
    peakAbove400: decibels(peakOf(above(400, music))),
    tune: hasTune ? partOf('string') : null,
    chords: partOf('accompaniment'),
    click: decibels(peakOf(click)),
    clickAbove400: decibels(peakOf(above(400, click))),
  };
}
