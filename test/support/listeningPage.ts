import { expect, type Page } from '@playwright/test';
import { hydrated, openWith } from './page';

/** The panel in which a visitor chooses what to hear. */
export const listenPanel = (page: Page) => page.getByRole('dialog', { name: 'Լսել երգը' });
/** The bar that plays. */
export const player = (page: Page) => page.getByRole('group', { name: 'Նվագարկիչ' });
/** Its buttons. */
export const pause = (page: Page) => player(page).getByRole('button', { name: 'Դադարեցնել' });
export const goOn = (page: Page) => player(page).getByRole('button', { name: 'Շարունակել' });
export const closePlayer = (page: Page) => player(page).getByRole('button', { name: 'Փակել նվագարկիչը' });
/** The lines that are marked as sung. */
export const sungLine = (page: Page) => page.locator('[data-line][data-sung]');

/** Stored settings with a fast tempo for song 12, so that its count-in is short. */
export const FAST = { 'songbook:reading': '{"tempos":{"12":240}}' };

/** Opens a song with stored choices, then its panel for listening. */
export async function openListening(page: Page, id: number, stored?: Record<string, string>): Promise<void> {
  await openWith(page, stored, `/songs/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await expect(listenPanel(page).getByRole('button', { name: 'Հնչեցնել' })).toBeVisible();
}

/** Opens a song and plays a part of it. */
export async function listenTo(
  page: Page,
  id: number,
  part: string,
  stored?: Record<string, string>,
): Promise<void> {
  await openListening(page, id, stored);
  await listenPanel(page).getByRole('radio', { name: part, exact: true }).check();
  await listenPanel(page).getByRole('button', { name: 'Հնչեցնել' }).click();
  await expect(player(page)).toBeVisible();
}

/** Opens a song and lets a metronome lead through its lines. */
export async function followMetronome(
  page: Page,
  id: number,
  stored?: Record<string, string>,
): Promise<void> {
  await openListening(page, id, stored);
  await listenPanel(page).getByRole('radio', { name: 'Մետրոնոմ' }).check();
  await listenPanel(page).getByRole('checkbox', { name: 'Տողերի ընթացքով' }).check();
  await listenPanel(page).getByRole('button', { name: 'Հնչեցնել' }).click();
}

/** Notes down the letters that are marked one after the other, with their lines, from now on. */
export const followLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marked: string[] = [];
    Object.assign(window, { songbookMarked: marked });
    const look = (): void => {
      const letters = [...(CSS.highlights.get('songbook-sung') ?? [])].map(String).join('');
      const line = document.querySelector<HTMLElement>('[data-sung]')?.dataset['line'];
      const found = `${line} ${letters}`;
      if (line !== undefined && found !== marked.at(-1)) marked.push(found);
      requestAnimationFrame(look);
    };
    look();
  });

/** What has been noted down. */
export const lettersMarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { songbookMarked: string[] }).songbookMarked);

/** The lines in which letters have been marked, one after the other. */
export const linesMarked = async (page: Page): Promise<string[]> => {
  const lines = (await lettersMarked(page)).map((marked) => marked.split(' ')[0]!);
  return lines.filter((line, index) => line !== lines[index - 1]);
};

/** The notes of a song, with what belongs to them. */
export const staff = (page: Page) => page.getByTestId('staff');
/** The drawing of them. */
export const drawing = (page: Page) => staff(page).getByRole('img');
/** The drawn elements of a kind, such as notes or bars. */
export const drawn = (page: Page, name: string) => drawing(page).locator(`[data-name="${name}"]`);
/** The button that asks for them. */
export const staffButton = (page: Page) => listenPanel(page).getByRole('button', { name: 'Նոտաներ' });

/** Opens a song and its notes. */
export async function openStaff(page: Page, id: number, stored?: Record<string, string>): Promise<void> {
  await openListening(page, id, stored);
  await staffButton(page).click();
  await expect(drawing(page)).toBeVisible();
}
