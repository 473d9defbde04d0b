import { bufferOf } from './buffers';
import { onSound, openSound, restSound, tellSound } from './context';
import { makeLimiter } from './limiter';
import { DAMPING, FADED, type Music, type Sound } from './sounds';

/** How far ahead sounds are scheduled with the browser's clock, in seconds: longer than any page is busy. */
const AHEAD = 1.5;
/** How often upcoming sounds are scheduled, in milliseconds. */
const LOOK = 200;
/** How long the browser's clock may stand before nothing is taken to be heard, in milliseconds. */
const STANDS = 1500;
/** In seconds: the delay before the first sound, and the fade of all sounds, which prevents clicks. */
const [LEAD, SILENCING] = [0.03, 0.02];

/** The silence after which the audio context is suspended, in milliseconds. */
const REST = 1000;

let stopPlaying: (() => void) | null = null;
let otherTabs: BroadcastChannel | null = null;

/**
 * Plays music, ending any other in this or another tab, until it ends, is stopped, cannot be heard, a video begins, or the
 * page is hidden or interrupted. `onEnd` then receives the seconds heard. Must be called in a tap.
 */
export function play({ sounds, length }: Music, onEnd?: (heard: number) => void) {
  stopPlaying?.();
  const opened = openSound();
  if (!opened) {
    queueMicrotask(() => onEnd?.(0));
    return { now: () => 0, stop: () => undefined };
  }
  const { context } = opened;
  stopOtherTabs();
  const out = new GainNode(context);
  out.connect(makeLimiter(context));
  const queue = sounds[Symbol.iterator]();
  let next = queue.next();
  // What is silent at the beginning is passed over.
  const first = next.done ? 0 : next.value.time;
  // What sounds first is rendered before the clock is read, all else while it is heard.
  for (const sound of sounds) {
    if (sound.time > first) break;
    bufferOf(context, sound);
  }
  const start = context.currentTime + LEAD - first;
  let [movedTo, movedAt, isHeard] = [context.currentTime, Date.now(), false];
  /** The seconds heard so far; negative before the first sound. */
  const now = (): number => context.currentTime - start - (context.outputLatency || 0);
  const schedule = (until: number): void => {
    for (; !next.done && next.value.time <= until; next = queue.next())
      startSound(context, out, next.value, start);
  };
  const look = (): void => {
    if (context.currentTime !== movedTo) {
      [movedTo, movedAt] = [context.currentTime, Date.now()];
      if (!isHeard) tellSound((isHeard = true));
    } else if (Date.now() - movedAt > STANDS) return tellSound(false);
    schedule(context.currentTime - start + AHEAD);
    if (now() > length) stop();
  };
  const ending = new AbortController();
  // Only what sounds first is scheduled before the page shows that it sounds.
  const timers = [setTimeout(look), setInterval(look, LOOK)];
  const stop = (): void => {
    if (ending.signal.aborted) return;
    ending.abort();
    for (const timer of timers) clearTimeout(timer);
    stopPlaying = null;
    out.gain.setTargetAtTime(0, context.currentTime, SILENCING / 3);
    // A request to sound that was refused, not answered or interrupted is made again by the next tap.
    if (!isHeard || context.state !== 'running') restSound(context);
    setTimeout(() => {
      out.disconnect();
      if (!stopPlaying) restSound(context);
    }, REST);
    onEnd?.(now());
  };
  stopPlaying = stop;
  followPage(opened, stop, ending.signal);
  schedule(first);
  return { now, stop };
}

/** Schedules a sound of music that starts at a time of the context's clock, in seconds. */
export function startSound(context: BaseAudioContext, out: AudioNode, sound: Sound, start: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, sound) });
  const loudness = new GainNode(context, { gain: sound.gain });
  const end = start + sound.time + sound.length;
  loudness.gain.setTargetAtTime(0, end, DAMPING);
  source.connect(loudness).connect(out);
  source.start(start + sound.time);
  source.stop(end + FADED);
}

/**
 * Calls `stop` when no sound has started, the page is hidden or left, or a call interrupts its sound. Music started while it is hidden, from
 * the lock screen, goes on when the page is shown, unless nothing sounds.
 */
function followPage(
  { context, started }: NonNullable<ReturnType<typeof openSound>>,
  stop: () => void,
  signal: AbortSignal,
): void {
  const isSilent = (): boolean => context.state !== 'running';
  document.addEventListener('visibilitychange', () => (document.hidden || isSilent()) && stop(), { signal });
  window.addEventListener('pagehide', stop, { signal });
  // A tap on a video, whose page tells nothing, takes the focus.
  window.addEventListener('blur', () => document.activeElement?.matches('iframe') && stop(), { signal });
  // The context may still be suspended after earlier music, which is no interruption.
  const followSound = () => context.addEventListener('statechange', () => isSilent() && stop(), { signal });
  started.then(followSound, () => undefined);
  signal.addEventListener(
    'abort',
    onSound((isHeard) => isHeard || stop()),
  );
}

function stopOtherTabs(): void {
  // A browser may have none; then two tabs can sound at once.
  if (!('BroadcastChannel' in window)) return;
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('songbook:sound');
    otherTabs.onmessage = () => stopPlaying?.();
  }
  otherTabs.postMessage('');
}
