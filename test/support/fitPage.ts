import type { Page } from '@playwright/test';
import { expect } from './browser';
import { openSong } from './playingPage';
import { READER_SETTINGS_KEY } from './readerSettingsPage';

/** Opens a song that is fitted to the screen, with other stored choices. */
export async function openFitted(page: Page, address: string, stored: object = {}): Promise<void> {
  await openSong(page, address, { [READER_SETTINGS_KEY]: '{"columns":"fit"}', ...stored });
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--fit: visible/);
}

/** Which of a fitted song's screens is shown. */
export const screens = (page: Page) => page.getByRole('status', { name: 'Երգի էկրանները' });
