import { expect, type Page } from '@playwright/test';
import { hydrated, openWith } from './page';
import { opener, panel } from './readerSettingsPage';
import { storedSettings } from './storedSettings';

/** The tool that begins what is played, pauses it and goes on; it says which it does next. */
export const playTool = (page: Page) =>
  page.locator('button', { hasText: /(?:^|·)(?:Լսել|Դադարեցնել|Շարունակել)$/ });
/** What can be played, in the bar. */
export const choices = (page: Page) => player(page).getByRole('group', { name: 'Ի՞նչ հնչի' });
/** The choice of a part. */
export const choice = (page: Page, part: string) =>
  choices(page).getByRole('button', { name: part, exact: true });
/** The bar that plays. */
export const player = (page: Page) => page.getByRole('group', { name: 'Նվագարկիչ' });
/** Its buttons. */
export const pause = (page: Page) => player(page).getByRole('button', { name: 'Դադարեցնել' });
export const goOn = (page: Page) => player(page).getByRole('button', { name: 'Շարունակել' });
export const closePlayer = (page: Page) => player(page).getByRole('button', { name: 'Փակել նվագարկիչը' });
/** The lines that are marked as sung. */
export const sungLine = (page: Page) => page.locator('[data-line][data-sung]');

/** The words of a line, whose tap plays from there; a tap on a chord opens its shapes. */
export const wordsOf = (page: Page, line: number) =>
  page.locator(`[data-line="${line}"]`).getByTestId('lyric').first();

/** The fastest tempo, in quarter notes a minute. */
export const FASTEST = 300;
/** Stored settings with a tempo for a song. */
export const atTempo = (id: number, tempo: number) => storedSettings({ tempos: { [id]: tempo } });
/** Those by which the count-in of song 12 is short. */
export const FAST = atTempo(12, FASTEST);

/** Opens a song with stored choices, and in its bar all that can be played. */
export async function openListening(page: Page, id: number, stored?: Record<string, string>): Promise<void> {
  await openWith(page, stored, `/songs/${id}`);
  await hydrated(page);
  await playTool(page).click();
  await openChoices(page);
}

/** Opens the choices in the bar. They may be open already, and go by themselves if they were not asked for. */
export const openChoices = (page: Page): Promise<void> =>
  expect(async () => {
    const opener = player(page).getByRole('button', { name: 'Ի՞նչ հնչի' });
    if ((await opener.getAttribute('aria-expanded')) === 'true') await opener.click();
    await opener.click();
    await expect(choices(page).getByRole('button').first()).toBeVisible();
  }).toPass();

/** Opens a song and plays a part of it. */
export async function listenTo(
  page: Page,
  id: number,
  part: string,
  stored?: Record<string, string>,
): Promise<void> {
  await openListening(page, id, stored);
  await choice(page, part).click();
  await expect(player(page).getByRole('group', { name: 'Տեմպը' })).toBeVisible();
}

/** Opens a song and lets a metronome lead through its lines. */
export const followMetronome = (page: Page, id: number, stored?: Record<string, string>): Promise<void> =>
  listenTo(page, id, 'Մետրոնոմ՝ տողերով', stored);

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
export const drawing = (page: Page) => staff(page).getByRole('img', { name: 'նոտաները' });
/** The drawn elements of a kind, such as notes or bars. */
export const drawn = (page: Page, name: string) => drawing(page).locator(`[data-name="${name}"]`);
/** The button that asks for them, in the panel of the song's look. */
export const staffButton = (page: Page) => panel(page).getByRole('button', { name: 'Նոտաներ' });

/** Opens a song and its notes. */
export async function openStaff(page: Page, id: number, stored?: Record<string, string>): Promise<void> {
  await openWith(page, stored, `/songs/${id}`);
  await hydrated(page);
  await opener(page).click();
  await staffButton(page).click();
  await expect(drawing(page)).toBeVisible();
}
