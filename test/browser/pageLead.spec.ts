import { endsHereInFirefox, expect, test } from '../support/browser';
import { listenTo, sungLine } from '../support/listeningPage';
import { storeBefore } from '../support/page';
import { play, playButton } from '../support/playingPage';

test.use({ viewport: { width: 390, height: 640 } });

test('what was started last scrolls the page: the song that sounds, or the one that is scrolled', async ({
  page,
}) => {
  endsHereInFirefox('the Firefox of these tests has no device to play on');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeBefore(page, { 'songbook:reading': '{"tempos":{"12":160}}' });
  await listenTo(page, 12, 'Մեղեդի');
  await page.locator('[data-line="6"]').click();
  await expect(sungLine(page)).toHaveAttribute('data-line', '6');
  await play(page);
  await page.evaluate(() => {
    const places = [scrollY];
    Object.assign(window, { songbookPlaces: places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  // It sounds on, and its lines are marked.
  for (const line of ['7', '8']) await expect(sungLine(page)).toHaveAttribute('data-line', line);
  const places = await page.evaluate(
    () => (window as unknown as { songbookPlaces: number[] }).songbookPlaces,
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.length).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-line="6"]').click();
  await expect(playButton(page)).toHaveText('Ինքնաթերթում');
  await expect(sungLine(page)).toHaveAttribute('data-line', '6');
  await expect.poll(async () => Math.round((await sungLine(page).boundingBox())!.y)).toBe(213);
});

test('a song that begins to sound is scrolled no more', async ({ page }) => {
  await page.goto('/songs/12');
  await play(page);
  await expect(playButton(page)).toHaveText('Կանգնեցնել');
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await page.getByRole('button', { name: 'Նվագել' }).click();
  await expect(playButton(page)).toHaveText('Ինքնաթերթում');
});
