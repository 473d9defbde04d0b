import { makeLimiter } from './limiter';
import { startSound } from './player';
import { FADED, type Music } from './sounds';
import { waveFile } from './wave';

/** How many samples a second are rendered. */
const SAMPLE_RATE = 44_100;
/** How long the page is busy at a stretch, in milliseconds: all the strings of a strophe take up to a second. */
const STRETCH = 16;

/** Renders music as a WAV file, as the player sounds it; what is damped at its end dies away. */
export async function renderMusic({ sounds, length }: Music): Promise<Blob> {
  const context = new OfflineAudioContext(1, Math.ceil((length + FADED) * SAMPLE_RATE), SAMPLE_RATE);
  const out = makeLimiter(context);
  let pausedAt = 0;
  for (const sound of sounds) {
    if (performance.now() - pausedAt > STRETCH) {
      await new Promise((resolve) => setTimeout(resolve));
      pausedAt = performance.now();
    }
    startSound(context, out, sound, 0);
  }
  const samples = (await context.startRendering()).getChannelData(0);
  return waveFile(
    Int16Array.from(samples, (sample) => Math.round(0x7fff * sample)),
    SAMPLE_RATE,
  );
}
