import { songs } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { expect, test } from '../support/browser';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import * as player from '../support/listeningPage';
import * as lockScreen from '../support/lockScreen';
import { open } from '../support/page';
import { storedSettings } from '../support/storedSettings';

test('offline too the letters sung are marked in turn, from a tapped line on', async ({ page, context }) => {
  await recordShifts(page);
  await open(page, '/songs/12', player.FAST);
  await player.followLetters(page);
  await player.tool(page).click();
  await player.openChoices(page);
  await context.setOffline(true);

  await expect.poll(() => player.linesMarked(page)).toContain('0');
  const shifts = await layoutShifts(page);
  await expect.poll(() => player.linesMarked(page)).toContain('1');
  const letters = (await player.lettersMarked(page)).filter((marked) => marked.startsWith('0 '));
  const syllables = ['Ես', 'լ', 'սե', 'ցի', 'մի', 'ա', 'նուշ', 'ձայն,'].map((syllable) => `0 ${syllable}`);
  // A frame that comes late passes over some.
  expect(letters).toEqual(syllables.filter((syllable) => letters.includes(syllable)));
  expect(letters.length).toBeGreaterThan(1);
  await player.wordsOf(page, 3).click();
  // As it is sung: the last two lines again.
  await expect.poll(async () => (await player.linesMarked(page)).join('')).toMatch(/32/);
  await player.pause(page).click();
  await expect(player.sungLine(page)).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual(shifts);
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', /[23]/);
  await player.closer(page).click();
  await expect(player.sungLine(page)).toHaveCount(0);
  await expect(player.bar(page)).toBeHidden();
});

for (const [shown, syllables] of [
  [{ latin: 'eastern' }, ['ԵսYes', 'լlë', 'սեse', 'ցիtsi', 'միmi', 'աa', 'նուշnush', 'ձայն,dzayn,']],
  [{ latin: 'eastern', latinAlone: true }, ['Yes', 'lë', 'se', 'tsi', 'mi', 'a', 'nush', 'dzayn,']],
] as const)
  test(`the syllable that is sung is marked with ${JSON.stringify(shown)}`, async ({ page }) => {
    await open(page, '/songs/12', storedSettings({ ...shown, tempos: { 12: 160 } }));
    await player.followLetters(page);
    await player.tool(page).click();
    await expect.poll(async () => (await player.lettersMarked(page)).length).toBeGreaterThan(1);
    const letters = (await player.lettersMarked(page)).slice(0, 2).map((marked) => marked.replace('0 ', ''));
    // A frame that comes late passes over some.
    expect(letters).toEqual(syllables.filter((syllable) => letters.includes(syllable)));
  });

test('the line that is sung in a single column stands at a third of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await player.listen(page, 25, storedSettings({ tempos: { 25: 100 } }));
  const { line } = singSong(songs[25]!).lines[20]!;
  await player.wordsOf(page, line).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', String(line));
  await expect.poll(async () => Math.round((await player.sungLine(page).boundingBox())!.y)).toBe(300);
});

test('lines of no known tune are followed all the same, as the panel says', async ({ page }) => {
  await player.openListening(page, 26, storedSettings({ tempos: { 26: 300 } }));
  await expect(player.choices(page)).toContainText('Տողերի մի մասի մեղեդին երգարանում չկա');
  await player.closeChoices(page);
  await player.wordsOf(page, 9).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '9');
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '10');
  // The refrain.
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '1');
});

test('after the end the song begins anew', async ({ page }) => {
  // Each of its lines is sung once.
  await player.listen(page, 4, storedSettings({ tempos: { 4: 300 } }));
  const { lines } = singSong(songs[4]!);
  await player.wordsOf(page, lines.at(-1)!.line).click();
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '0');
});

test('another tab, and a call, stop what is played, and it can go on', async ({ page, context }) => {
  await lockScreen.add(page);
  await player.listenTo(page, 12, ['tune'], player.FAST);
  await expect(player.pause(page)).toBeVisible();
  const other = await context.newPage();
  await player.listenTo(other, 12, ['metronome']);
  await expect(player.goOn(page)).toBeVisible();
  await player.goOn(page).click();
  await expect(player.goOn(other)).toBeVisible();
  await expect(player.sungLine(page)).toBeVisible();
  await page.evaluate(() => window.songbookDevice.sound!.suspend());
  await expect(player.goOn(page)).toBeVisible();
  await expect(player.sungLine(page)).toHaveCount(0);
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toBeVisible();
});

test('what is begun in the moment in which the silent device is let go is heard', async ({ page }) => {
  await page.addInitScript(() => {
    class Resting extends AudioContext {
      override suspend(): Promise<void> {
        const rest = super.suspend();
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-bar] button')];
        buttons.find(({ textContent }) => textContent === 'Շարունակել')?.click();
        return rest;
      }
    }
    Object.assign(window, { AudioContext: Resting });
  });
  await player.listenTo(page, 12, ['metronome']);
  await player.pause(page).click();
  await expect(player.pause(page)).toBeVisible();
  await expect(page.getByTestId('beats')).not.toHaveAttribute('data-beat', '-1');
});
