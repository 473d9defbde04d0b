import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { holdBack, open } from '../support/page';

declare global {
  interface Window {
    /** How long after it was asked for each sound was to begin, in seconds. */
    songbookDelays: number[];
  }
}

/** Notes down when sounds are to begin. */
const followSounds = (page: Page) =>
  page.addInitScript(() => {
    window.songbookDelays = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      window.songbookDelays.push(when - this.context.currentTime);
      start.call(this, when);
    };
  });

/** How long after an act the first sound begins when a line is lit. */
async function firstDelay(page: Page, line: number, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.songbookDelays = []));
  await act();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', String(line));
  // What was played before is scheduled far ahead.
  return page.evaluate(() => Math.min(...window.songbookDelays));
}

test('a song sounds at once, at the first tap, after a pause and from a tapped line', async ({ page }) => {
  await followSounds(page);
  const [first, second] = singSong(songs[12]!).lines.map(({ line }) => line) as [number, number];
  // A line is lit for long enough to pause in it.
  await open(page, '/songs/12', player.atTempo(12, 40));
  expect(await firstDelay(page, first, () => player.tool(page).click())).toBeLessThan(0.1);
  await player.pause(page).click();
  await expect(player.sungLine(page)).toHaveCount(0);
  expect(await firstDelay(page, first, () => player.goOn(page).click())).toBeLessThan(0.1);
  expect(await firstDelay(page, second, () => player.wordsOf(page, second).click())).toBeLessThan(0.1);
});

test('with a metronome the beats before a line are counted down over it, which is lit', async ({ page }) => {
  await player.listen(page, 12);
  await player.openChoices(page);
  await player.hear(page, 'tune', 'metronome');
  await player.closeChoices(page);
  await page.evaluate(() => {
    const cues: string[] = [];
    Object.assign(window, { songbookCues: cues });
    const look = (): void => {
      const cue = document.querySelector<HTMLElement>('[data-sung]')?.dataset['sung'];
      if (cue && cue !== cues.at(-1)) cues.push(cue);
      requestAnimationFrame(look);
    };
    look();
  });
  await player.wordsOf(page, 1).click();
  const cues = () =>
    page.evaluate(() => (window as unknown as { songbookCues: string[] }).songbookCues.join(' '));
  await expect.poll(cues).toMatch(/3 2 1$/);
});

const notice = (page: Page) => page.getByRole('status').getByText('Ձայնը չմիացավ');

for (const [what, breakSound] of [
  ['there is no device', () => Object.assign(window, { AudioContext: undefined })],
  [
    'the clock of the sound stands',
    () => Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => 0 }),
  ],
  [
    'the browser never answers whether it may sound',
    () =>
      Object.assign(window, {
        AudioContext: class extends AudioContext {
          constructor() {
            super();
            void this.suspend();
          }
          override resume = () => new Promise<void>(() => undefined);
        },
      }),
  ],
] as const)
  test(`where ${what}, the visitor is told, and the song does not go on in silence`, async ({ page }) => {
    await page.addInitScript(breakSound);
    const release = await holdBack(page, '**/assets/afterHydration.*.js');
    await page.goto('/songs/22', { waitUntil: 'commit' });
    await player.tool(page).click();
    await expect(player.goOn(page)).toBeVisible();
    release();
    await expect(notice(page)).toBeVisible();
  });

test('whether it may sound is asked once a tap, and by the next if nothing was heard', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: boolean[] = [];
    Object.assign(window, {
      asked,
      AudioContext: class extends AudioContext {
        constructor() {
          super();
          void this.suspend();
        }
        override resume(): Promise<void> {
          asked.push(true);
          return asked.length === 1 ? new Promise<void>(() => undefined) : super.resume();
        }
      },
    });
  });
  const count = () => page.evaluate(() => (window as unknown as { asked: boolean[] }).asked.length);
  // Time stands, so that the song is not given up as silent before it is paused.
  await page.clock.setFixedTime(0);
  await page.goto('/songs/22');
  await player.tool(page).click();
  await expect(player.sungLine(page)).toHaveCount(1);
  expect(await count()).toBe(1);
  await player.pause(page).click();
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toHaveCount(1);
  await expect.poll(count).toBe(2);
});

test('a song ends a video, and a tap on a video ends the song', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title><button>video</button>' }),
  );
  await player.listen(page, 22);
  const video = page.getByTestId('video').contentFrame();
  await video.locator('a').first().click();
  await expect(video.getByRole('button', { name: 'video' })).toBeVisible();
  await expect(player.goOn(page)).toBeVisible();
  await player.goOn(page).click();
  await expect(player.pause(page)).toBeVisible();
  await expect(video.getByRole('button', { name: 'video' })).toHaveCount(0);
  await player.closer(page).click();
  await expect(player.bar(page)).toHaveCount(0);
});
