import type { Page } from '@playwright/test';
import { expect } from './browser';
import { openSong } from './playingPage';
import { READER_SETTINGS_KEY } from './readerSettingsPage';

/** What a browser has stored in which songs are fitted to the screen. */
export const FIT = { [READER_SETTINGS_KEY]: '{"columns":"fit"}' };

/** Opens a song that is fitted to the screen. */
export async function openFitted(page: Page, address: string): Promise<void> {
  await openSong(page, address);
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--fit: visible/);
}

/** Which of a fitted song's screens is shown. */
export const screens = (page: Page) => page.getByRole('status', { name: 'Երգի էկրանները' });
