import { expect, test } from '../support/browser';

for (const [reducedMotion, share] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`moved chords fade in, unless the next step follows at once: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/songs/1');
    await expect(page.getByTestId('first-note')).toBeVisible();
    const fading = await page.getByTestId('transpose-up').evaluate(async (button: HTMLElement) => {
      const chordsFading = async (): Promise<number> => {
        button.click();
        await Promise.resolve();
        await Promise.resolve();
        const targets = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
        return targets.filter((target) => target?.matches('[data-testid=chord]')).length;
      };
      const first = await chordsFading();
      for (const animation of document.getAnimations()) animation.finish();
      return [first, await chordsFading()];
    });
    expect(fading).toEqual([share * (await page.getByTestId('chord').count()), 0]);
  });
