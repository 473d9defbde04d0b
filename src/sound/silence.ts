import { waveFile } from './wave';

/** The length of the loop in seconds (browsers take less than five for a mere signal) and its sample rate in hertz. */
const [SECONDS, SAMPLE_RATE] = [10, 8000];
/** The value of all samples, 90 dB below the loudest: a constant is inaudible, but Firefox takes it for sound. */
const LEVEL = 1;

let silence: HTMLAudioElement | null = null;

/** Allows the page to play silence later; must be called in a tap. */
export function allowSilence(): void {
  silence ??= makeSilence();
  play(silence);
}

/** Plays silence until the returned function is called; `onPause` is called if the device pauses it, as for a call. */
export function playSilence(onPause: () => void): () => void {
  const element = (silence ??= makeSilence());
  const ending = new AbortController();
  element.addEventListener('pause', () => element.paused && onPause(), { signal: ending.signal });
  play(element);
  return () => {
    ending.abort();
    element.pause();
  };
}

function makeSilence(): HTMLAudioElement {
  const samples = new Int16Array(SECONDS * SAMPLE_RATE).fill(LEVEL);
  const element = new Audio(URL.createObjectURL(waveFile(samples, SAMPLE_RATE)));
  element.loop = true;
  return element;
}

/** If playing is blocked, the device shows no controls for the page. */
const play = (element: HTMLAudioElement): void => void element.play().catch(() => undefined);
