import { SAMPLE_RATE } from './measureSound';

/** Gives jsdom what it lacks to play, a device whose clock runs; returns the samples of each sound that is started. */
export function giveSoundDevice(): Float32Array[] {
  const started: Float32Array[] = [];
  class Buffer {
    samples = new Float32Array();
    copyToChannel = (samples: Float32Array<ArrayBuffer>): void => void (this.samples = samples);
  }
  class Node {
    readonly gain = { setTargetAtTime: () => undefined };
    connect = (next: unknown): unknown => next;
    disconnect = (): void => undefined;
  }
  class Source extends Node {
    constructor(
      _: unknown,
      private readonly options: { readonly buffer: Buffer },
    ) {
      super();
    }
    start = (): void => void started.push(this.options.buffer.samples);
    stop = (): void => undefined;
  }
  class Context extends EventTarget {
    state = 'running';
    sampleRate = SAMPLE_RATE;
    resume = async (): Promise<void> => undefined;
    suspend = async (): Promise<void> => undefined;
    close = async (): Promise<void> => undefined;
    get currentTime(): number {
      return performance.now() / 1000;
    }
  }
  class Channel {
    postMessage = (): void => undefined;
  }
  Object.assign(window, {
    AudioContext: Context,
    AudioBuffer: Buffer,
    AudioBufferSourceNode: Source,
    GainNode: Node,
    WaveShaperNode: Node,
    BroadcastChannel: Channel,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause: () => undefined });
  return started;
}
