import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { hydrated, stored } from '../support/page';
import { Site } from '../support/site';

/** A page whose frame holds a song of the same server by its other name, and so of another origin. */
const FRAMING = `<script>
  const frame = document.createElement('iframe');
  frame.src = location.origin.replace('localhost', '127.0.0.1') + '/songs/1?transpose=3';
  document.documentElement.append(frame);
</script>`;

test('in a frame, where the host sends no headers, a page is only a link to itself', async ({ page }) => {
  const site = new Site();
  try {
    writeFileSync(join(site.folder, '_headers'), '');
    writeFileSync(join(site.folder, 'framing.html'), FRAMING);
    const address = await site.serve();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('#root')?.checkVisibility()) document.documentElement.dataset['seen'] = '';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(`${address.replace('127.0.0.1', 'localhost')}/framing`);
    const link = page.frameLocator('iframe').getByRole('link');
    await expect(link).toHaveText('Բացել այս էջը երգարանի կայքում');
    const frame = page.frame({ url: `${address}/songs/1?transpose=3` })!;
    await expect(frame.locator('body')).toHaveText('Բացել այս էջը երգարանի կայքում');
    await frame.waitForLoadState();
    await expect(frame.locator('[data-seen]')).toHaveCount(0);
    expect(await frame.evaluate(() => ['songbook' in window, localStorage.length])).toEqual([false, 0]);
    endsHereInFirefox('a tap by the driver does not lead out of a frame of another origin');
    await link.click();
    await page.waitForURL(`${address}/songs/1?transpose=3`);
    await hydrated(page);
    await expect(page.getByTestId('transpose-value')).toHaveText('3');
    await page.getByTestId('favorite-toggle').click();
    await expect.poll(() => stored(page)).toEqual({ fav1: '1' });
  } finally {
    await site.remove();
  }
});
