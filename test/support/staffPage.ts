import { expect, type Page } from '@playwright/test';
import { listenPanel, openListening } from './listeningPage';

/** The notes of a song, with what belongs to them. */
export const staff = (page: Page) => page.getByTestId('staff');
/** The drawing of them. */
export const drawing = (page: Page) => staff(page).getByRole('img');
/** What of a kind is drawn. */
export const drawn = (page: Page, name: string) => drawing(page).locator(`[data-name="${name}"]`);
/** The button that asks for them. */
export const staffButton = (page: Page) => listenPanel(page).getByRole('button', { name: 'Նոտաներ' });

/** Opens a song and its notes. */
export async function openStaff(page: Page, id: number, stored?: Record<string, string>): Promise<void> {
  await openListening(page, id, stored);
  await staffButton(page).click();
  await expect(drawing(page)).toBeVisible();
}
