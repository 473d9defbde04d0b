import { pluck } from './pluck';
import type { Sound } from './sounds';

/** How long a string and a click are rendered, in seconds. */
const LENGTHS = { string: 2.5, click: 0.06 } as const;
/** The frequency of a click dies away at this rate, in 1 / seconds. */
const CLICK_DECAY = 90;

const buffers = new Map<string, AudioBuffer>();

/** What a sound is, whenever and however loud it is heard; rendered once. */
export function bufferOf({ sampleRate }: BaseAudioContext, { voice, pitch }: Sound): AudioBuffer {
  const name = `${voice} ${pitch} ${sampleRate}`;
  const known = buffers.get(name);
  if (known) return known;
  const samples = (voice === 'string' ? pluck : click)(frequencyOf(pitch), sampleRate, LENGTHS[voice]);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** The frequency of a MIDI number in hertz, at 440 for the A above the middle. */
export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** A short knock. */
function click(frequency: number, sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
    const time = n / sampleRate;
    return Math.sin(2 * Math.PI * frequency * time) * Math.exp(-CLICK_DECAY * time);
  });
}
