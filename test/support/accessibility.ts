import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects a page to break no rule of accessibility, and its dark colours none of contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }));
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, new AxeBuilder({ page }).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: null });
}

/** Waits until nothing moves, for letters that fade in are pale, and expects no rule to be broken. */
async function expectNoViolations(page: Page, rules: AxeBuilder): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await rules.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    page.url(),
  ).toEqual([]);
}
