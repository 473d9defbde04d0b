import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { secondsPerTick } from '../../src/catalogue/metre';
import { singSong } from '../../src/catalogue/singing';
import { frequencyOf } from '../../src/sound/buffers';
import { FADED } from '../../src/sound/sounds';
import { keyOf, songInKey } from '../../src/state';
import { recordedMusic } from '../../src/views/share/recording';
import { expect, test } from '../support/browser';
import { centsOff, peakOf, SAMPLE_RATE } from '../support/measureSound';
import { open, type Stored } from '../support/page';

const SONG = songs[22]!;
const TEMPO = 120;
const PEAK = 10 ** (-1.5 / 20) + 1 / 0x7fff;

const download = (page: Page) => page.getByRole('button', { name: 'Ներբեռնել WAV' });

async function openShare(page: Page, stored?: Stored): Promise<void> {
  await open(page, `/songs/${SONG.id}`, stored);
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await page.getByRole('combobox', { name: 'Որպես ֆայլ' }).selectOption('Մեկ տան ձայնագրություն՝ WAV');
  await page.getByRole('combobox', { name: 'Տունը' }).selectOption('Տուն 2');
}

/** Downloads a recording and decodes it in the page. */
async function record(page: Page) {
  const downloading = page.waitForEvent('download');
  await download(page).click();
  const file = await downloading;
  const bytes = await readFile(await file.path());
  const decoded = await page.evaluate(
    async ([encoded, rate]) => {
      const { buffer } = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(buffer);
      return { seconds: sound.duration, channels: sound.numberOfChannels };
    },
    [bytes.toString('base64'), SAMPLE_RATE] as const,
  );
  const samples = Float32Array.from(
    new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length)),
    (sample) => sample / 0x8000,
  );
  return { name: file.suggestedFilename(), samples, ...decoded };
}

/** What the second strophe's tune should sound like. */
const music = (transpose: number) =>
  recordedMusic(singSong(SONG), 1, {
    recorded: 'tune',
    key: songInKey(SONG, keyOf({ transpose }), 'written'),
    accompaniment: 'strummed',
    secondsPerTick: secondsPerTick(SONG.time, TEMPO),
  });

for (const transpose of [0, 5])
  test(`a strophe is downloaded as it sounds in tempo and key, moved by ${transpose}`, async ({ page }) => {
    await openShare(page, {
      [`songbook:tempo${SONG.id}`]: String(TEMPO),
      [`tr${SONG.id}`]: String(transpose),
    });
    await page.getByRole('radio', { name: 'Մեղեդի', exact: true }).check();
    const { name, samples, seconds, channels } = await record(page);
    expect(name).toBe(`${SONG.title} - Տուն 2 - Մեղեդի.wav`);
    const { sounds, length } = music(transpose);
    expect(channels).toBe(1);
    expect(seconds).toBeCloseTo(length + FADED, 2);
    expect(peakOf(samples)).toBeGreaterThan(0.1);
    expect(peakOf(samples)).toBeLessThanOrEqual(PEAK);
    const longest = [...sounds].reduce((one, other) => (other.length > one.length ? other : one));
    const heard = samples.subarray(Math.round(longest.time * SAMPLE_RATE));
    expect(Math.abs(centsOff(heard, frequencyOf(longest.pitch), SAMPLE_RATE))).toBeLessThan(5);
    // It ends silent, so that it can be played in a loop without a click.
    expect(peakOf(samples.subarray(-100))).toBeLessThan(0.001);
  });

test('chords that are played fast are not too loud', async ({ page }) => {
  const fast = { [`songbook:tempo${SONG.id}`]: '220', [`tr${SONG.id}`]: '7' };
  await openShare(page, fast);
  const { name, samples } = await record(page);
  expect(name).toBe(`${SONG.title} - Տուն 2.wav`);
  expect(peakOf(samples)).toBeGreaterThan(0.1);
  expect(peakOf(samples)).toBeLessThanOrEqual(PEAK);
});

test('the button says it records, once at a time; a failure is told and can be mended', async ({ page }) => {
  await page.addInitScript(() => {
    const { startRendering } = OfflineAudioContext.prototype;
    let count = 0;
    OfflineAudioContext.prototype.startRendering = function () {
      document.documentElement.dataset['renderings'] = String(++count);
      if (count > 1) return startRendering.call(this);
      return new Promise((_, reject) => {
        window.addEventListener('songbook-fails', () => reject(new Error('no memory')), { once: true });
      });
    };
  });
  await openShare(page);
  await download(page).click();
  const busy = page.getByRole('button', { name: 'Պատրաստվում է…' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  const renderings = page.locator('html[data-renderings]');
  await expect(renderings).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('songbook-fails')));
  await expect(page.getByRole('alert')).toHaveText(/^Այս զննարկիչը չկարողացավ/);
  await expect(renderings).toHaveAttribute('data-renderings', '1');
  expect((await record(page)).seconds).toBeGreaterThan(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
