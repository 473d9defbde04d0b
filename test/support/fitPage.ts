import type { Page } from '@playwright/test';
import { expect } from './browser';
import { storeBefore } from './page';
import { openSong } from './playingPage';
import { READER_SETTINGS_KEY } from './readerSettingsPage';

/** Opens a song that is fitted to the screen, with what else is stored. */
export async function openFitted(page: Page, address: string, stored: object = {}): Promise<void> {
  await storeBefore(page, { [READER_SETTINGS_KEY]: '{"columns":"fit"}', ...stored });
  await openSong(page, address);
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--fit: visible/);
}

/** Which of a fitted song's screens is shown. */
export const screens = (page: Page) => page.getByRole('status', { name: 'Երգի էկրանները' });
