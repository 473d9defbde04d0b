import { bufferOf } from './buffers';
import type { Music, Sound } from './sounds';

/** Music that is being played. */
export interface Playback {
  /** How many seconds of it have been heard; below 0 before the first. */
  readonly now: () => number;
  readonly stop: () => void;
}

/** How long before its time, in seconds, a sound is handed to the browser, whose clock then keeps it: longer than any page is busy. */
const AHEAD = 1.5;
/** How often it is looked for what comes next, in milliseconds. */
const LOOK = 200;
/** How long it takes, in seconds, until the first sound, and a sound or all of them to fall silent without a click. */
const [LEAD, DAMPING, SILENCING] = [0.06, 0.03, 0.02];

/** After how many milliseconds of silence the device's sound is let go. */
const REST = 1000;

let stopPlaying: (() => void) | null = null;
let otherTabs: BroadcastChannel | null = null;

/**
 * Plays music instead of what was played before, in this tab or another, until it ends, is stopped or the page is hidden or
 * interrupted: `onEnd` is called then, with how many seconds of it have been heard.
 */
export function play(
  context: AudioContext,
  { sounds, length }: Music,
  onEnd: (heard: number) => void,
): Playback {
  stopPlaying?.();
  stopOtherTabs();
  const out = new GainNode(context);
  out.connect(context.destination);
  const coming = makeQueue(context, sounds);
  // What comes first is rendered before the clock is read.
  let ready = coming(AHEAD);
  const start = context.currentTime + LEAD;
  const now = (): number => context.currentTime - start - (context.outputLatency || 0);
  const look = (): void => {
    for (const sound of [...ready, ...coming(context.currentTime - start + AHEAD)])
      startSound(context, out, sound, start);
    ready = [];
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

/** Takes sounds in turn: those before a time, rendered. */
function makeQueue(context: AudioContext, sounds: Iterable<Sound>): (until: number) => Sound[] {
  const queue = sounds[Symbol.iterator]();
  let next = queue.next();
  return (until) => {
    const taken: Sound[] = [];
    for (; !next.done && next.value.time < until; next = queue.next()) {
      bufferOf(context, next.value);
      taken.push(next.value);
    }
    return taken;
  };
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
 * Calls `stop` when the page gets hidden or is left, or a call interrupts its sound. What is begun while it is hidden, from
 * the lock screen, goes on, unless nothing sounded when it is seen again.
 */
function followPage(context: AudioContext, stop: () => void, signal: AbortSignal): void {
  const isSilent = (): boolean => context.state !== 'running';
  document.addEventListener('visibilitychange', () => (document.hidden || isSilent()) && stop(), { signal });
  window.addEventListener('pagehide', stop, { signal });
  // The rest after the music before may end only now: its silence is no interruption.
  const followSound = (): void =>
    context.addEventListener('statechange', () => isSilent() && stop(), { signal });
  context.resume().then(followSound, () => undefined);
}

/** Two tabs side by side do not play at once. */
function stopOtherTabs(): void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('songbook:sound');
    otherTabs.onmessage = () => stopPlaying?.();
  }
  otherTabs.postMessage('');
}
