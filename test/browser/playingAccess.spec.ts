import { expectAccessible, expectTappable } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { openSong, openSongInStill, pitch, play, scrolled, speedControl } from '../support/playingPage';

test.use({ viewport: { width: 390, height: 640 } });

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a song moves by whole lines where motion disturbs, else smoothly (${reducedMotion})`, async ({
    page,
  }) => {
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

test('a song that plays breaks no rule of accessibility', async ({ page }) => {
  await openSong(page, '/songs/7');
  await play(page);
  await expectAccessible(page);
  await expectTappable(speedControl(page).getByRole('button'));
});

test('on stage the key «?» tells what keys do, and Escape leads back to the stage', async ({ page }) => {
  await openSong(page, '/songs/7');
  await page.keyboard.press('f');
  const stage = page.getByRole('group', { name: 'Բեմ' });
  await expect(stage).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Ստեղնաշարի և ոտնակի ստեղները' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(stage).toBeVisible();
});
