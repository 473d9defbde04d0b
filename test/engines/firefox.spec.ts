import { expect } from '@playwright/test';
import { holdBack, hydrated, open } from '../support/page';
import { expectText, link, PLAY, texts } from '../support/tab';
import { faultFlows } from './faultFlows';
import { test, withWorker } from './pageTest';
import { screenFlows } from './screenFlows';
import { placeFlows } from './placeFlows';
import { songFlows } from './songFlows';

songFlows(test);
placeFlows(test);
faultFlows(withWorker);
screenFlows(test);

test('where no sound starts, the visitor is told and nothing seems to play', async ({ tab }) => {
  await open(tab, '/songs/22');
  await tab.click(PLAY);
  await expectText(tab, PLAY, 'Շարունակել');
  await expect.poll(() => texts(tab, '[data-toasts]')).toEqual([expect.stringMatching(/^Ձայնը չմիացավ/)]);
});

// Not in WebKit, whose driver waits for every script.
test("the heading has the focus though the page's script comes late", async ({ page }) => {
  const release = await holdBack(page, '**/assets/song.*');
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.click(link(3));
  await expect(page).toHaveURL('/songs/3');
  release();
  await expect(page.getByTestId('transpose-value')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
