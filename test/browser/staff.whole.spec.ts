import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { askForStaff, atTempo, drawing, pause, staff, staffButton, tool } from '../support/listeningPage';
import { boxesOf, holdBack, open, scriptArrived, type Stored } from '../support/page';
import { opener, openPanel, panel } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

/** The drawn elements of a kind, such as notes or bars. */
const drawn = (page: Page, name: string) => drawing(page).locator(`[data-name="${name}"]`);

/** Opens a song and its notes. */
async function openStaff(page: Page, id: number, stored?: Stored): Promise<void> {
  await open(page, `/songs/${id}`, stored);
  await askForStaff(page);
  await expect(drawing(page)).toBeVisible();
}

const noteCount = (id: number): number => songs[id]!.phrases.flatMap(({ notes }) => notes).length;

test('the notes of a song stand beside its words, on a narrower page above them', async ({ page }) => {
  await openStaff(page, 45);
  await expect(panel(page)).toBeHidden();
  await expect(drawn(page, 'note')).toHaveCount(noteCount(45));
  await expect(staff(page).getByRole('heading')).toBeFocused();
  const places = () => Promise.all([drawing(page).boundingBox(), page.getByTestId('sheet').boundingBox()]);
  const [notes, words] = await places();
  expect(notes!.x + notes!.width).toBeLessThanOrEqual(words!.x);
  const narrow = await drawn(page, 'staff-extra clef').count();
  await page.setViewportSize({ width: 1000, height: 720 });
  // The notes are drawn again for the narrower page, where they have all its width.
  await expect(async () => {
    const [notesAbove, wordsBelow] = await places();
    expect(notesAbove!.y + notesAbove!.height).toBeLessThanOrEqual(wordsBelow!.y);
  }).toPass();
  await expect.poll(() => drawn(page, 'staff-extra clef').count()).toBeLessThan(narrow);
  expect(await drawing(page).evaluate((svg) => getComputedStyle(svg).color)).toBe(
    await page.getByTestId('sheet').evaluate((sheet) => getComputedStyle(sheet).color),
  );
});

test('the notes move with the key and stay until they are closed', async ({ page }) => {
  await openStaff(page, 12);
  const signs = (name: string) =>
    drawn(page, 'staff-extra key-signature').first().locator(`[data-name="${name}"]`);
  await expect(signs('accidentals.sharp')).toHaveCount(1);
  await page.getByTestId('transpose-up').click();
  await expect(signs('accidentals.flat')).toHaveCount(4);
  await expect(drawing(page)).toHaveAccessibleName('«Երազ» երգի նոտաները՝ Fm տոնայնությամբ');
  await expect(drawn(page, 'note')).toHaveCount(noteCount(12));
  await staff(page).getByRole('button', { name: 'Փակել նոտաները' }).click();
  await expect(staff(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('chords as they sound and words in the letters chosen stand at the notes', async ({ page }) => {
  await openStaff(page, 12, { tr12: '3', ...storedSettings({ notation: 'german', latin: 'eastern' }) });
  const expected = ['Gm', 'Gm9', 'B', 'F7', 'B', 'Cm6', 'Gm', 'D7', 'Gm'];
  await expect(drawn(page, 'annotation')).toHaveText(expected);
  await expect(drawn(page, 'lyric').first()).toHaveText('ԵսYes');
  await openStaff(page, 12, storedSettings({ sheet: 'lyrics', latin: 'eastern', latinAlone: true }));
  await expect(drawn(page, 'note')).toHaveCount(noteCount(12));
  await expect(drawn(page, 'annotation')).toHaveCount(0);
  await expect(drawn(page, 'lyric').first()).toHaveText('Yes');
});

for (const [id, size] of [
  [28, 100],
  [45, 200],
] as const) {
  test(`on the narrowest phone the notes of song ${id} stay on the page at ${size} %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStaff(page, id, storedSettings({ textSize: size }));
    const room = await staff(page).boundingBox();
    const notes = await drawing(page).boundingBox();
    expect(notes!.width).toBeLessThanOrEqual(room!.width);
    const lines = drawn(page, 'staff-extra clef').locator('xpath=..');
    const widths = (await boxesOf(lines)).map(({ width }) => width);
    expect(Math.min(...widths.slice(0, -1))).toBeGreaterThan(room!.width * 0.9);
    // In large letters too a line holds more than a note.
    expect((await drawn(page, 'note').count()) / widths.length).toBeGreaterThan(1.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('in forced colours the notes have none of their own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStaff(page, 12);
  const note = drawn(page, 'note').first();
  await note.evaluate((element) => element.setAttribute('data-sung', ''));
  const system = (color: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }, color);
  await expect(drawn(page, 'annotation').first()).toHaveCSS('fill', await system('CanvasText'));
  await expect(note).toHaveCSS('color', await system('Highlight'));
});

test('each further line of the notes has the number of its bar, after the upbeat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStaff(page, 22);
  const lines = drawn(page, 'staff-extra clef').locator('xpath=..');
  const bars = await lines.evaluateAll((all) =>
    all.map((line) => line.querySelectorAll('path[data-name="bar"]').length),
  );
  const before = bars.map((_, line) => bars.slice(0, line).reduce((sum, count) => sum + count, 0));
  await expect(drawn(page, 'bar-number')).toHaveText(before.slice(1).map(String));
});

test('the note that is sung is marked, and its line of the staff is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A note lasts for longer than a busy machine takes to draw.
  await openStaff(page, 12, atTempo(12, 60));
  const marks = await staff(page).evaluateHandle((element) => {
    const seen: { place: number; syllable: string | undefined; together: number; top: number }[] = [];
    new MutationObserver(() => {
      const marked = element.querySelectorAll('[data-sung]');
      const [note] = marked;
      if (!note) return;
      seen.push({
        place: Number(note.getAttribute('data-note')),
        syllable: note.querySelector('[data-name="lyric"]')?.textContent,
        together: marked.length,
        top: note.parentElement!.getBoundingClientRect().top + window.scrollY,
      });
    }).observe(element, { attributes: true, attributeFilter: ['data-sung'], subtree: true });
    return seen;
  });
  await tool(page).click();
  const places = () => marks.evaluate((seen) => seen.map(({ place }) => place));
  await expect.poll(async () => Math.max(...(await places()))).toBeGreaterThanOrEqual(15);
  await pause(page).click();
  await expect(drawing(page).locator('[data-sung]')).toHaveCount(0);
  const seen = await marks.jsonValue();
  expect(seen[0]).toMatchObject({ place: 0, syllable: 'Ես' });
  // A note is marked anew with every beat that it lasts.
  const inOrder = (await places()).sort((one, other) => one - other);
  expect(seen.map(({ place }) => place)).toEqual(inOrder);
  expect(new Set(seen.map(({ together }) => together))).toEqual(new Set([1]));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(Math.abs(seen.at(-1)!.top - scrolled - 640 / 3)).toBeLessThan(1);
});

/** Where an element stands, and whether something stands over it, once nothing moves. */
async function whenStill(element: Element): Promise<{ top: number; isCovered: boolean }> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { left, top } = element.getBoundingClientRect();
  return { top, isCovered: document.elementFromPoint(left + 1, top + 1) !== element };
}

test('notes that come late are shown to a visitor who waits, to nobody who went on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const release = await holdBack(page, '**/assets/tune.*');
  await openPanel(page, '/songs/12');
  const asked = page.waitForRequest('**/assets/tune.*');
  await staffButton(page).click();
  await asked;
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 300));
  await opener(page).click();
  await expect(panel(page)).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  const arrived = scriptArrived(page, '/assets/tune.');
  release();
  await arrived;
  await expect(panel(page)).toBeFocused();
  await expect(staff(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await staffButton(page).click();
  await expect(staff(page).getByRole('heading')).toBeFocused();
  await expect(panel(page)).toBeHidden();
  const { top, isCovered } = await staff(page).getByRole('heading').evaluate(whenStill);
  expect(isCovered).toBe(false);
  expect(top).toBeLessThan(844 / 4);
});
