import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a page to break no rule of accessibility, and its dark colours none of contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }));
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, new AxeBuilder({ page }).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: null });
}

/** Rows, chords and stanzas after the first ones, which are drawn as these are. */
const REPEATED = ['song-row', 'chord-card', 'stanza'].map((id) => `[data-testid=${id}]:nth-child(n + 7)`);

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
  // No frame of another origin is open here; without this, axe takes twice as long.
  const { violations } = await rules.setLegacyMode(true).exclude(REPEATED.join()).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    page.url(),
  ).toEqual([]);
}

/** Expects controls to be there, each at least 44 pixels high and wide. */
export async function expectTappable(controls: Locator): Promise<void> {
  await expect(controls).not.toHaveCount(0);
  const small = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${width} × ${height}: ${control.outerHTML}`] : [];
    }),
  );
  expect(small).toEqual([]);
}
