import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rows, chords and stanzas after the first ones, which are drawn as these are. */
const REPEATED = ['song-row', 'chord-card', 'stanza', 'entry', 'edited-entry'].map(
  (id) => `[data-testid=${id}]:nth-child(n + 7)`,
);

/** Waits until nothing moves, for letters that fade in are pale, and expects no rule of accessibility to be broken. */
export async function expectNoViolations(page: Page, extra?: RunOptions): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([repeated, more]) => {
      // A frame is a video of another site, for whose answer axe would wait half a second.
      const options = { resultTypes: ['violations' as const], selectors: false, iframes: false, ...more };
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations: found } = await run({ exclude: [repeated] }, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [REPEATED.join(), extra] as const,
  );
  expect(violations, page.url()).toEqual([]);
}
