/** How long it lasts until it begins anew, in seconds: a browser takes less than five for a mere signal. How many samples a second it has. */
const [SECONDS, SAMPLE_RATE] = [10, 8000];
/** The value of all samples, 90 dB below the loudest: nobody hears what never moves, but Firefox takes it for sound. */
const LEVEL = 1;

let silence: HTMLAudioElement | null = null;

/** Lets the page play silence later on; must be called in a tap. */
export function allowSilence(): void {
  silence ??= makeSilence();
  play(silence);
}

/** Plays silence until it is ended; `onPause` is called where the device pauses it, as it does for a call. */
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
  const element = new Audio(URL.createObjectURL(new Blob(waveOfSilence(), { type: 'audio/wav' })));
  element.loop = true;
  return element;
}

/** Where it may not be played there is nothing to lead the page from. */
const play = (element: HTMLAudioElement): void => void element.play().catch(() => undefined);

/** A WAV file of one channel of 16 bits: its head, word by word, and its samples. */
function waveOfSilence(): BlobPart[] {
  const samples = new Int16Array(SECONDS * SAMPLE_RATE).fill(LEVEL);
  const size = samples.byteLength;
  const [riff, wave, format, data] = ['RIFF', 'WAVE', 'fmt ', 'data'].map(word) as [
    number,
    number,
    number,
    number,
  ];
  const head = [
    riff,
    36 + size,
    wave,
    format,
    16,
    0x00010001,
    SAMPLE_RATE,
    2 * SAMPLE_RATE,
    0x00100002,
    data,
    size,
  ];
  return [new Uint32Array(head), samples];
}

/** Four letters as a number whose bytes they are. */
const word = (letters: string): number =>
  [...letters].reduceRight((number, letter) => number * 256 + letter.charCodeAt(0), 0);
