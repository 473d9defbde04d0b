import { songs } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { expect, test } from '../support/browser';
import { expectStored } from '../support/page';
import { openSongInStill, pitch, play, scrolled, speedControl } from '../support/playingPage';
import { storedSettings } from '../support/storedSettings';

test.use({ viewport: { width: 390, height: 640 } });

for (const reading of [{}, { textSize: 150, sheet: 'lyrics' }])
  test(`a song scrolls its lines a minute in any frames, ${JSON.stringify(reading)}`, async ({ page }) => {
    await openSongInStill(page, '/songs/7', storedSettings(reading));
    await play(page);
    await page.clock.runFor(100);
    const line = await pitch(page);
    for (const pass of ['runFor', 'fastForward'] as const) {
      const from = await scrolled(page);
      await page.clock[pass](15_000);
      const lines = ((await scrolled(page)) - from) / line;
      expect(lines).toBeGreaterThan(4.8);
      expect(lines).toBeLessThan(5.2);
    }
  });

test('by a known tempo all lines of a song pass while it would be sung once', async ({ page }) => {
  await openSongInStill(page, '/songs/12', storedSettings({ speeds: { 12: 120 }, tempos: { 12: 156 } }));
  await play(page);
  await expect(speedControl(page).getByRole('status')).toHaveText('156զարկ/րոպե');
  await page.clock.runFor(100);
  const from = await scrolled(page);
  await page.clock.runFor(12_000);
  const beats = singSong(songs[12]!).beats.length;
  const lines = (songs[12]!.body.lyrics.length * 156 * 0.2) / beats;
  const ratio = ((await scrolled(page)) - from) / (lines * (await pitch(page)));
  expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  await speedControl(page).getByRole('button', { name: 'Արագացնել' }).click();
  await expectStored(page, storedSettings({ speeds: { 12: 120 }, tempos: { 12: 160 } }));
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a song moves by lines where motion disturbs, else smoothly (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openSongInStill(page, '/songs/7');
    await play(page);
    const line = await pitch(page);
    const places = new Set<number>();
    for (let step = 0; step < 40; step++) {
      await page.clock.runFor(200);
      places.add(await scrolled(page));
    }
    expect(await scrolled(page)).toBeGreaterThan(line * 1.9);
    // Eight seconds hold two whole lines and a part of the third.
    if (reducedMotion === 'reduce') expect(places.size).toBe(3);
    else expect(places.size).toBeGreaterThan(20);
  });
}
