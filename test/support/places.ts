import type { Locator } from '@playwright/test';

/** By how many pixels one element lies over another, in the direction where it is less; both are read in one moment. */
export const overlap = async (one: Locator, other: Locator): Promise<number> =>
  one.evaluate(
    (first, second) => {
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      return Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    },
    await other.elementHandle(),
  );

/** The words of those parts of the page at whose middle something else is seen. */
export const covered = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && element.contains(seen) ? [] : [element.textContent];
    }),
  );
