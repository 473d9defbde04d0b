import type { Song } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { samplesOf, secondsOf } from '../../src/sound/buffers';
import { playScore, type Voice } from '../../src/sound/score';
import { DAMPING, FADED, type Sound } from '../../src/sound/sounds';
import { keyOf, songInKey } from '../../src/state';
import { makeScore } from '../../src/views/play/player/songScore';
import { peakOf, SAMPLE_RATE } from './measureSound';

/** A song as it is played at its first press: its score, the seconds of a tick, and the sounds of some voices. */
export function playSong(song: Song, how: 'strummed' | 'picked') {
  const key = songInKey(song, keyOf({ transpose: song.transpose }), 'written');
  const score = makeScore(singSong(song), key, how);
  const seconds = secondsPerTick(song.time || '4/4', song.tempo || 80);
  const pace = { from: 0, secondsPerTick: seconds, countIn: [] };
  const soundsOf = (...voices: Voice[]) => [...playScore(score, new Set(voices), pace).sounds];
  return { score, seconds, soundsOf };
}

/** How much is left of a damped sound from one sample to the next. */
const FADE = Math.exp(-1 / (DAMPING * SAMPLE_RATE));

const rendered = new Map<string, Float32Array>();

function render(sound: Sound): Float32Array {
  const name = `${sound.voice} ${sound.pitch} ${secondsOf(sound)}`;
  const samples = rendered.get(name) ?? samplesOf(sound, SAMPLE_RATE);
  rendered.set(name, samples);
  return samples;
}

/** What is heard of sounds between two times in seconds, mixed and damped as the player lets the browser do it. */
export function mixSounds(sounds: readonly Sound[], from: number, to: number): Float32Array {
  const at = (time: number): number => Math.round((time - from) * SAMPLE_RATE);
  const mixed = new Float32Array(at(to));
  for (const sound of sounds) {
    const [begin, damped] = [at(sound.time), at(sound.time + sound.length)];
    if (begin >= mixed.length || damped < -FADED * SAMPLE_RATE) continue;
    const samples = render(sound);
    const end = Math.min(mixed.length, begin + samples.length, damped + FADED * SAMPLE_RATE);
    let gain = sound.gain * Math.min(1, FADE ** (Math.max(0, begin) - damped));
    for (let n = Math.max(0, begin); n < end; n++) {
      mixed[n]! += gain * samples[n - begin]!;
      if (n >= damped) gain *= FADE;
    }
  }
  return mixed;
}

/** The energy of a sound between two frequencies in hertz, by a band-pass filter of the second order, used twice. */
export function energyIn(samples: Float32Array, lowest: number, highest: number): number {
  const omega = (2 * Math.PI * Math.sqrt(lowest * highest)) / SAMPLE_RATE;
  const alpha = (Math.sin(omega) * (highest - lowest)) / (2 * Math.sqrt(lowest * highest));
  const feedback = (2 * Math.cos(omega)) / (1 + alpha);
  const [share, kept] = [alpha / (1 + alpha), (1 - alpha) / (1 + alpha)];
  const filtered = (signal: Float32Array): Float32Array => {
    const passed = new Float32Array(signal.length);
    for (let n = 2; n < signal.length; n++)
      passed[n] = share * (signal[n]! - signal[n - 2]!) + feedback * passed[n - 1]! - kept * passed[n - 2]!;
    return passed;
  };
  return energyOf(filtered(filtered(samples)));
}

export const loudnessOf = (samples: Float32Array): number => Math.sqrt(energyOf(samples) / samples.length);

function energyOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample ** 2;
  return energy;
}

/** The greatest of the fourth differences of samples, which are high at a click. */
export function roughnessOf(samples: Float32Array): number {
  const difference = (values: Float32Array): Float32Array =>
    values.subarray(1).map((value, n) => value - values[n]!);
  return peakOf([1, 2, 3, 4].reduce(difference, samples));
}
