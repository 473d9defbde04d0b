import { type Page } from '@playwright/test';

/** Where the Latin letters of a sheet stand. */
export const latin = (page: Page) => page.locator('[data-testid=sheet] [lang=hy-Latn]');
