import { expect, type Page } from '@playwright/test';

/** The button that opens the panel with a song's shapes. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Ակորդներ' });
/** The panel with a song's shapes. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' });
/** The drawing of a voicing. */
export const diagram = (page: Page) => panel(page).getByTestId('chord-diagram');
/** The buttons of the song's chords. */
export const strip = (page: Page) => panel(page).getByRole('group', { name: 'Երգի ակորդները' });

/** Opens a song and the panel over it. */
export async function openShapes(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await opener(page).click();
  await expect(diagram(page)).toBeVisible();
}

/** The different chords that the sheet shows, in their order. */
export const sheetChords = async (page: Page): Promise<string[]> => [
  ...new Set(await page.getByTestId('chord').allTextContents()),
];

/** What a diagram draws: the places of its dots and barres, of its marks, and of its finger numbers. */
export const drawing = (page: Page) =>
  diagram(page).evaluate((svg) => ({
    width: svg.getAttribute('viewBox')!.split(' ').map(Number)[2]!,
    dots: [...svg.querySelectorAll('circle')].map((dot) => [dot.cx.baseVal.value, dot.cy.baseVal.value]),
    barres: [...svg.querySelectorAll('rect')].map((bar) => {
      const { x, y, width } = bar.getBBox();
      return [x + width / 2, y, width];
    }),
    texts: [...svg.querySelectorAll('text')].map((text) => [
      Number(text.getAttribute('x')),
      Number(text.getAttribute('y')),
      text.textContent,
    ]),
  }));
