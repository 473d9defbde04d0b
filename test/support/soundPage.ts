import type { Page } from '@playwright/test';
import {} from './browser';
import { listenTo, type Voice } from './listeningPage';
import { SAMPLE_RATE } from './measureSound';

declare global {
  interface Window {
    /** Where the page plays. */
    songbookSound: OfflineAudioContext | undefined;
    /** Whether it has started a sound. */
    hasSongbookSounded: boolean;
    /** Renders the sound into memory; the page's timers follow the rendered time. */
    recordSongbook: () => Promise<string>;
  }
}

/** Makes the page play into memory instead of the loudspeakers, for some seconds from its first sound on. */
export async function playIntoMemory(page: Page, seconds: number): Promise<void> {
  await page.addInitScript(
    ([length, sampleRate]) => {
      const timers = new Map<number, () => void>();
      class Recorder extends OfflineAudioContext {
        constructor() {
          super(1, length * sampleRate, sampleRate);
          window.songbookSound = this;
        }
        override get state(): AudioContextState {
          return 'running';
        }
        override resume = (): Promise<void> => Promise.resolve();
        override suspend = (): Promise<void> => Promise.resolve();
      }
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) {
        window.hasSongbookSounded = true;
        start.apply(this, when);
      };
      Object.assign(window, {
        hasSongbookSounded: false,
        AudioContext: Recorder,
        setInterval: (act: () => void) => {
          timers.set(timers.size + 1, act);
          return timers.size;
        },
        clearInterval: (timer: number) => void timers.set(timer, () => undefined),
        recordSongbook: async () => {
          const sound = window.songbookSound!;
          const { suspend, resume } = OfflineAudioContext.prototype;
          for (let time = 0.2; time < length; time += 0.2)
            void suspend.call(sound, time).then(() => {
              for (const act of timers.values()) act();
              return resume.call(sound);
            });
          const heard = new Uint8Array((await sound.startRendering()).getChannelData(0).buffer);
          let text = '';
          for (let at = 0; at < heard.length; at += 32768)
            text += String.fromCharCode(...heard.subarray(at, at + 32768));
          return btoa(text);
        },
      });
    },
    [seconds, SAMPLE_RATE] as const,
  );
}

/** Whether the page has started a sound. */
export const hasSounded = (page: Page): Promise<boolean> => page.evaluate(() => window.hasSongbookSounded);

/** What is heard from the first sound on, as samples. */
export async function heard(page: Page): Promise<Float32Array> {
  await page.waitForFunction(() => window.hasSongbookSounded);
  const bytes = Buffer.from(await page.evaluate(() => window.recordSongbook()), 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

interface Recording {
  readonly id: number;
  readonly voices: readonly Voice[];
  readonly seconds: number;
  readonly tempo?: number;
  readonly transpose?: number;
}

/** Records what is heard of a song for some seconds, in a tempo and transposed; returns its samples. */
export async function record(
  page: Page,
  { id, voices, seconds, tempo, transpose = 0 }: Recording,
): Promise<Float32Array> {
  await playIntoMemory(page, seconds);
  const tempos = tempo !== undefined && { [`songbook:tempo${id}`]: String(tempo) };
  await listenTo(page, id, voices, { [`tr${id}`]: String(transpose), ...tempos });
  return heard(page);
}
