import { expect, type Page } from '@playwright/test';
import { open, type Stored } from './page';
import { tools } from './playingPage';
import { opener, panel } from './readerSettingsPage';
import { storedSettings } from './storedSettings';

/** The tool that begins to play, pauses and goes on; it says which it does next. */
export const tool = (page: Page) =>
  tools(page).locator('button', { hasText: /(?:^|·)(?:Լսել|Դադարեցնել|Շարունակել)$/ });
/** The bar that plays. */
export const bar = (page: Page) => page.getByRole('group', { name: 'Նվագարկիչ' });
/** What few need, in the bar. */
export const choices = (page: Page) => bar(page).getByRole('dialog', { name: 'Ավելին' });
/** The switches for tune, chords and metronome. */
const VOICES = { tune: 'Մեղեդի', chords: 'Ակորդներ', metronome: 'Մետրոնոմ' };
export type Voice = keyof typeof VOICES;
/** The switch of one of them. */
export const choice = (page: Page, voice: Voice) =>
  choices(page).getByRole('button', { name: VOICES[voice], exact: true });
/** The button that pauses and the one that goes on: the tool, or on the stage a button of the bar. */
export const pause = (page: Page) => page.getByRole('button', { name: 'Դադարեցնել' });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Շարունակել' });
export const closer = (page: Page) => bar(page).getByRole('button', { name: 'Փակել նվագարկիչը' });
/** The button that begins and ends a lesson, and what a lesson says and offers. */
export const lessonButton = (page: Page) => bar(page).getByRole('button', { name: 'Սովորել' });
export const lesson = (page: Page) => page.getByRole('group', { name: 'Սովորել' });
/** The lines that are marked as sung. */
export const sungLine = (page: Page) => page.locator('[data-line][data-sung]');

/** The words of a line, whose tap plays from there; a tap on a chord opens its shapes. */
export const wordsOf = (page: Page, line: number) =>
  page.locator(`[data-line="${line}"]`).getByTestId('lyric').first();

/** The fastest tempo, in quarter notes a minute. */
export const FASTEST = 300;
/** Stored settings with a tempo for a song. */
export const atTempo = (id: number, tempo: number) => storedSettings({ tempos: { [id]: tempo } });
/** Those by which song 12 is short. */
export const FAST = atTempo(12, FASTEST);

/** Opens a song with stored choices and lets it sound. */
export async function listen(page: Page, id: number, stored?: Stored): Promise<void> {
  await open(page, `/songs/${id}`, stored);
  await tool(page).click();
  await expect(bar(page).getByRole('group', { name: 'Տեմպը' })).toBeVisible();
}

/** Lets a song sound and opens what few need. */
export async function openListening(page: Page, id: number, stored?: Stored): Promise<void> {
  await listen(page, id, stored);
  await openChoices(page);
}

/** Opens what few need in the bar. */
export async function openChoices(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Ավելին' }).click();
  await expect(choice(page, 'chords')).toBeVisible();
}

/** Switches on what is to be heard, and then everything else off. */
export async function hear(page: Page, ...wanted: readonly Voice[]): Promise<void> {
  for (const isOn of [true, false])
    for (const voice of Object.keys(VOICES) as Voice[]) {
      const isPressed = isOn ? 'true' : 'false';
      if (wanted.includes(voice) !== isOn || (await choice(page, voice).count()) === 0) continue;
      if ((await choice(page, voice).getAttribute('aria-pressed')) !== isPressed)
        await choice(page, voice).click();
      await expect(choice(page, voice)).toHaveAttribute('aria-pressed', isPressed);
    }
}

/** Closes it. */
export const closeChoices = (page: Page) => bar(page).getByRole('button', { name: 'Ավելին' }).click();

/** Opens a song and plays some of its voices. */
export async function listenTo(page: Page, id: number, voices: readonly Voice[], stored?: Stored) {
  await openListening(page, id, stored);
  await hear(page, ...voices);
  await closeChoices(page);
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
      if (line !== undefined && letters && found !== marked.at(-1)) marked.push(found);
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
/** The button that asks for them, in the panel of the song's look. */
export const staffButton = (page: Page) => panel(page).getByRole('button', { name: 'Նոտաներ' });

/** Asks for the notes of the open song. */
export async function askForStaff(page: Page): Promise<void> {
  await opener(page).click();
  await staffButton(page).click();
}
