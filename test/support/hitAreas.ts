import type { Page } from '@playwright/test';

/** A control as a finger meets it, in pixels: whether its middle is its own, and the height that can be hit there. */
interface HitArea {
  readonly name: string;
  readonly isOwnMiddle: boolean;
  readonly height: number;
}

/** How each visible control of a page can be hit, when it is in the middle of the screen. */
export const hitAreas = (page: Page): Promise<HitArea[]> =>
  page.evaluate(() => {
    const STEP = 0.25;
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, iframe');
    return [...controls]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
      )
      .filter((control) => control.getAttribute('href') !== '#main')
      .map((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const isHit = (x: number, y: number): boolean => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (control.contains(hit) || (hit.contains(control) && hit.matches('label')));
        };
        // A link of several rows has a middle in each.
        const rows = [...control.getClientRects()].filter(({ width }) => width > 1);
        const heights = rows.map(({ left, width, top, height }) => {
          const [x, middle] = [left + width / 2, top + height / 2];
          if (!isHit(x, middle)) return 0;
          let [from, to] = [middle, middle];
          while (isHit(x, from - STEP)) from -= STEP;
          while (isHit(x, to + STEP)) to += STEP;
          return Math.round(to - from);
        });
        const name = (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.tagName;
        const height = Math.min(...heights);
        return { name, isOwnMiddle: height > 0, height };
      });
  });
