import { bufferOf } from './buffers';
import { onSoundStart } from './context';
import { DAMPING, type Music, type Sound } from './sounds';

/** How far ahead sounds are scheduled with the browser's clock, in seconds: longer than any page is busy. */
const AHEAD = 1.5;
/** How often upcoming sounds are scheduled, in milliseconds. */
const LOOK = 200;
/** In seconds: the delay before the first sound, and the fade of all sounds, which prevents clicks. */
const [LEAD, SILENCING] = [0.06, 0.02];

/** The silence after which the audio context is suspended, in milliseconds. */
const REST = 1000;

let stopPlaying: (() => void) | null = null;
let otherTabs: BroadcastChannel | null = null;

/**
 * Plays music, ending any other in this or another tab, until it ends, is stopped, the browser starts no sound, or the
 * page is hidden or interrupted. `onEnd` then receives the seconds heard.
 */
export function play(context: AudioContext, { sounds, length }: Music, onEnd: (heard: number) => void) {
  stopPlaying?.();
  stopOtherTabs();
  const out = new GainNode(context);
  out.connect(context.destination);
  // The first sounds are rendered before the clock is read.
  for (const sound of sounds) {
    if (sound.time >= AHEAD) break;
    bufferOf(context, sound);
  }
  const queue = sounds[Symbol.iterator]();
  let next = queue.next();
  const start = context.currentTime + LEAD;
  /** The seconds heard so far; negative before the first sound. */
  const now = (): number => context.currentTime - start - (context.outputLatency || 0);
  const look = (): void => {
    const until = context.currentTime - start + AHEAD;
    for (; !next.done && next.value.time < until; next = queue.next())
      startSound(context, out, next.value, start);
    if (now() > length) stop();
  };
  const ending = new AbortController();
  const timer = setInterval(look, LOOK);
  const stop = (): void => {
    if (ending.signal.aborted) return;
    ending.abort();
    clearInterval(timer);
    stopPlaying = null;
    out.gain.setTargetAtTime(0, context.currentTime, SILENCING / 3);
    setTimeout(() => {
      out.disconnect();
      if (!stopPlaying) void context.suspend();
    }, REST);
    onEnd(now());
  };
  stopPlaying = stop;
  followPage(context, stop, ending.signal);
  look();
  return { now, stop };
}

function startSound(context: AudioContext, out: AudioNode, sound: Sound, start: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sound) });
  const loudness = new GainNode(context, { gain: sound.gain });
  const end = start + sound.time + sound.length;
  loudness.gain.setTargetAtTime(0, end, DAMPING);
  source.connect(loudness).connect(out);
  source.start(start + sound.time);
  source.stop(end + 10 * DAMPING);
}

/**
 * Calls `stop` when no sound has started, the page is hidden or left, or a call interrupts its sound. Music started while it is hidden, from
 * the lock screen, goes on when the page is shown, unless nothing sounds.
 */
function followPage(context: AudioContext, stop: () => void, signal: AbortSignal): void {
  const isSilent = (): boolean => context.state !== 'running';
  document.addEventListener('visibilitychange', () => (document.hidden || isSilent()) && stop(), { signal });
  window.addEventListener('pagehide', stop, { signal });
  // The context may still be suspended after earlier music, which is no interruption.
  const followSound = () => context.addEventListener('statechange', () => isSilent() && stop(), { signal });
  context.resume().then(followSound, () => undefined);
  signal.addEventListener(
    'abort',
    onSoundStart((hasStarted) => hasStarted || stop()),
  );
}

function stopOtherTabs(): void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('songbook:sound');
    otherTabs.onmessage = () => stopPlaying?.();
  }
  otherTabs.postMessage('');
}
