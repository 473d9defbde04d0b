import { expect, type Page } from '@playwright/test';

/** The field to search in, on either list. */
export const searchField = (page: Page) => page.getByRole('searchbox');

/** The ids of the rows on screen, in order. */
export const rowIds = (page: Page): Promise<number[]> =>
  page
    .getByTestId('song-row')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['songId'])));

/** Waits until the first row is that of a song. */
export async function expectFirst(page: Page, id: number): Promise<void> {
  await expect(page.getByTestId('song-row').first()).toHaveAttribute('data-song-id', String(id));
}

/** Types a query as a visitor would, in place of the one before. */
export async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill('');
  await searchField(page).pressSequentially(query);
}
