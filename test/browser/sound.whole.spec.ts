import { stringPitches, voicingsOf } from '../../src/music/shapes';
import { frequencyOf } from '../../src/sound/buffers';
import { expect, test } from '../support/browser';
import { listenTo } from '../support/listeningPage';
import { centsOff, peakOf, SAMPLE_RATE } from '../support/measureSound';
import { open } from '../support/page';
import { openShapes, panel, strip } from '../support/shapesPage';
import { hasSounded, heard, playIntoMemory } from '../support/soundPage';
import { storedSettings } from '../support/storedSettings';

/** How loud a frequency in hertz is in a sound, from a time on for a tenth of a second. */
function loudness(samples: Float32Array, frequency: number, from: number): number {
  const part = samples.subarray(from * SAMPLE_RATE, (from + 0.1) * SAMPLE_RATE);
  let [cosine, sine] = [0, 0];
  part.forEach((sample, n) => {
    const phase = (2 * Math.PI * frequency * n) / SAMPLE_RATE;
    cosine += sample * Math.cos(phase);
    sine += sample * Math.sin(phase);
  });
  return Math.hypot(cosine, sine) / part.length;
}

test('a chord is strummed as its diagram over its capo, and nothing sounds before', async ({ page }) => {
  await playIntoMemory(page, 3);
  await openShapes(page, '/songs/14', storedSettings({ capos: { 14: 3 } }));
  const chord = (await strip(page).getByRole('button').first().textContent())!;
  expect(await hasSounded(page)).toBe(false);
  await panel(page)
    .getByRole('button', { name: `Լսել ${chord} ակորդը` })
    .click();
  const samples = await heard(page);
  expect(peakOf(samples)).toBeGreaterThan(0.1);
  expect(peakOf(samples)).toBeLessThan(1);
  const pitches = stringPitches(voicingsOf(chord)[0]!, 3);
  for (const pitch of pitches) expect(loudness(samples, frequencyOf(pitch), 0.4)).toBeGreaterThan(0.001);
});

test('in a far key and a fast tempo nothing is louder than 1.5 dB below full scale', async ({ page }) => {
  await playIntoMemory(page, 20);
  const far = { ...storedSettings({ accompaniment: 'picked', tempos: { 14: 160 } }), tr14: '9' };
  await listenTo(page, 14, ['chords'], far);
  const samples = await heard(page);
  expect(peakOf(samples)).toBeGreaterThan(0.75);
  expect(peakOf(samples)).toBeLessThanOrEqual(10 ** (-1.5 / 20));
});

test('a string to tune by, offline', async ({ page, context }) => {
  await playIntoMemory(page, 2);
  await open(page, '/chords');
  const string = page.getByRole('button', { name: 'Լսել 5-րդ լարը՝ A' });
  await expect(string).toBeVisible();
  await context.setOffline(true);
  await string.click();
  expect(Math.abs(centsOff((await heard(page)).subarray(3000), 110, SAMPLE_RATE))).toBeLessThan(3);
});
