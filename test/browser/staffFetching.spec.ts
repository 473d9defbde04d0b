import { expect, test } from '../support/browser';
import { listenPanel, openListening } from '../support/listeningPage';
import { holdBack, scriptArrived } from '../support/page';
import { drawing, staff, staffButton } from '../support/staffPage';

/** Where an element stands, and whether something stands over it, once nothing moves. */
async function whenStill(element: Element): Promise<{ top: number; isCovered: boolean }> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { left, top } = element.getBoundingClientRect();
  return { top, isCovered: document.elementFromPoint(left + 1, top + 1) !== element };
}

test('notes that come late are shown to who still waits, from their heading on, and to nobody who went on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const release = await holdBack(page, '**/assets/tune.*');
  await openListening(page, 12);
  const asked = page.waitForRequest('**/assets/tune.*');
  await staffButton(page).click();
  await asked;
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 300));
  const open = page.getByRole('button', { name: 'Լսել', exact: true });
  await open.click();
  await expect(listenPanel(page)).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  const arrived = scriptArrived(page, '/assets/tune.');
  release();
  await arrived;
  await expect(listenPanel(page)).toBeFocused();
  await expect(staff(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await staffButton(page).click();
  await expect(staff(page).getByRole('heading')).toBeFocused();
  await expect(listenPanel(page)).toBeHidden();
  const { top, isCovered } = await staff(page).getByRole('heading').evaluate(whenStill);
  expect(isCovered).toBe(false);
  expect(top).toBeLessThan(844 / 4);
});

test('notes that cannot be fetched are asked for again', async ({ page }) => {
  await page.route('**/assets/tune.*', (route) => route.abort());
  await openListening(page, 12);
  await staffButton(page).click();
  await expect(listenPanel(page).getByText('չհաջողվեց բեռնել')).toBeVisible();
  await page.unroute('**/assets/tune.*');
  await staffButton(page).click();
  await expect(drawing(page)).toBeVisible();
});
