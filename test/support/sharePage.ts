import type { Page } from '@playwright/test';

/** The number of semitones that a song's page shows. */
export const transposeValue = (page: Page) => page.getByTestId('transpose-value');
/** What says that a song is open in a key that somebody shared. */
export const sharedKeyLine = (page: Page) => page.getByText('Երգը հղման մեջ նշված տոնայնությամբ է');
