import { expect, type Page } from '@playwright/test';
import { openWith, type Stored } from './page';

/** The button that opens the panel with a song's shapes. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Ակորդներ' });
/** The panel with a song's shapes. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' });
/** The drawing of a voicing. */
export const diagram = (page: Page) => panel(page).getByTestId('chord-diagram');
/** The buttons of the song's chords. */
export const strip = (page: Page) => panel(page).getByRole('group', { name: 'Երգի ակորդները' });

/** Opens a song with stored choices, then the panel of its key. */
export async function openKey(page: Page, address: string, stored?: Stored): Promise<void> {
  await openWith(page, stored, address);
  await page.getByTestId('key-button').click();
  await expect(page.getByTestId('capo-advice').first()).toBeVisible();
}

/** Opens a song with stored choices, then its panel of shapes. */
export async function openShapes(page: Page, address: string, stored?: Stored): Promise<void> {
  await openWith(page, stored, address);
  await opener(page).click();
  await expect(diagram(page)).toBeVisible();
}
