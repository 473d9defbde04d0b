import type { Page } from '@playwright/test';
import { stringPitches, voicingsOf } from '../../src/music/shapes';
import { frequencyOf } from '../../src/sound/buffers';
import { expect, test } from '../support/browser';
import { centsOff, peakOf, SAMPLE_RATE } from '../support/measureSound';
import { expectStored, hydrated } from '../support/page';
import { openKey, openShapes, panel, strip } from '../support/shapesPage';
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

test('a string to tune by, offline', async ({ page, context }) => {
  await playIntoMemory(page, 2);
  await page.goto('/chords');
  await hydrated(page);
  const string = page.getByRole('button', { name: 'Լսել 5-րդ լարը՝ A' });
  await expect(string).toBeVisible();
  await context.setOffline(true);
  await string.click();
  expect(Math.abs(centsOff((await heard(page)).subarray(3000), 110, SAMPLE_RATE))).toBeLessThan(3);
});

for (const [transpose, pitch] of [
  [0, 64],
  [11, 63],
] as const)
  test(`the first note of a song that is moved by ${transpose}`, async ({ page }) => {
    await playIntoMemory(page, 2);
    await openKey(page, '/songs/12', { tr12: String(transpose) });
    expect(await hasSounded(page)).toBe(false);
    await page.getByTestId('first-note').click();
    const samples = (await heard(page)).subarray(3000);
    expect(Math.abs(centsOff(samples, frequencyOf(pitch), SAMPLE_RATE))).toBeLessThan(3);
  });

const opener = (page: Page) => page.getByRole('button', { name: 'Գտնել լսողությամբ' });
const finder = (page: Page) => page.getByRole('group', { name: 'Գտնել լսողությամբ' });
const press = (page: Page, name: string) => finder(page).getByRole('button', { name });
const note = (page: Page) => finder(page).locator('output');
const voice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const LOWEST = 'Սա իմ ամենացածրն է';
const HIGHEST = 'Սա իմ ամենաբարձրն է';

/** Steps to a note, tone by tone, and says that it is the end that is looked for. */
async function answer(page: Page, step: string, times: number, last: string, words: string): Promise<void> {
  for (let count = 0; count < times; count++) await press(page, step).press('Enter');
  await expect(note(page)).toHaveText(last);
  await press(page, words).press('Enter');
}

test('an own voice is found by ear and by keyboard, and kept', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openKey(page, '/songs/22');
  await opener(page).press('Enter');
  await expect(note(page)).toHaveText('A3');
  await answer(page, 'Մեկ տոնով ցածր', 6, 'A2', LOWEST);
  await expect(note(page)).toHaveText('A3');
  await expect(finder(page).getByRole('status').first()).toHaveText(/^Հիմա բարձրացե՛ք/);
  await answer(page, 'Կիսատոնով բարձր', 1, 'Bb3', HIGHEST);
  await expect(voice(page, 'Իմը՝ A2–Bb3')).toBeChecked();
  await expect(opener(page)).toBeFocused();
  await expect(finder(page)).toHaveCount(0);
  await expectStored(page, storedSettings({ voice: '45-58', toldOfVoice: true }));
});

test('the notes to find a voice by are heard, at a tap and not before', async ({ page }) => {
  await playIntoMemory(page, 2);
  await openKey(page, '/songs/22');
  await opener(page).click();
  await expect(note(page)).toHaveText('A3');
  expect(await hasSounded(page)).toBe(false);
  await press(page, 'Մեկ տոնով ցածր').click();
  const samples = (await heard(page)).subarray(3000);
  expect(Math.abs(centsOff(samples, frequencyOf(55), SAMPLE_RATE))).toBeLessThan(3);
});
