import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { transposeChordLine } from '../../src/music';
import { openAllSheets, turnTo } from '../support/printing';
import { expect, test } from '../support/browser';
import { openWith, storeBefore } from '../support/page';
import { overflow, shifts } from '../support/readerSettingsPage';
import { latin, overlaps, renameChords, sheetFaults } from '../support/sheetPage';
import { storedSettings } from '../support/storedSettings';

/** Every name that stands as a chord in a song. */
const NAMES = [
  ...new Set(
    songs.flatMap(({ body }) =>
      [...body.chords, ...body.lyrics].flatMap((line) => line.match(/[A-H][^\s()]*/g) ?? []),
    ),
  ),
];

const SHARPS: Record<string, string> = { Db: 'C#', Eb: 'D#', Gb: 'F#', Ab: 'G#', Bb: 'A#' };

/** The ways in which a chord can be spelled. */
const SPELLINGS = [
  (name: string) => name,
  (name: string) => name.replace(/[A-H]b/g, (note) => SHARPS[note] ?? note),
  (name: string) => name.replace(/(?<=[A-H])b/g, '♭').replaceAll('#', '♯'),
];

/** The chords' names in three keys, each in one of the spellings. */
const KEYS = [0, 6, 1].map((semitones, index) => {
  const spell = SPELLINGS[index]!;
  return Object.fromEntries(NAMES.map((name) => [name, spell(transposeChordLine(name, semitones))]));
});

/** Sets the sheets in letters of a size. */
const setSheets = (page: Page, textSize: number): Promise<void> =>
  page.evaluate(async (size) => {
    document.documentElement.style.setProperty('--text-size', String(size / 100));
    document.querySelector('main')!.style.maxWidth = '46rem';
    await document.fonts.ready;
  }, textSize);

test('in all songs words stand as without chords, and no chord is in the way', async ({ page }) => {
  test.slow();
  await openAllSheets(page);
  for (const [width, textSize] of [
    [1440, 100],
    [320, 100],
    [320, 200],
  ] as const) {
    const view = `${width} px, ${textSize} %`;
    await page.setViewportSize({ width, height: 900 });
    await setSheets(page, textSize);
    expect.soft(await overflow(page), view).toBe(0);
    const shares: number[] = [];
    for (const names of KEYS) {
      await renameChords(page, names);
      const { lines, parted, ...faults } = await sheetFaults(page);
      expect(lines).toBeGreaterThan(1000);
      expect.soft(faults, view).toEqual({ holes: [], overlaps: [], cutOff: [], astray: [] });
      shares.push(parted / lines);
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    if (textSize === 100) expect(mean, view).toBeLessThan(0.05);
  }
});

/** How far each Latin piece stands from where the words above it begin; Infinity where it is not below them. */
const latinShifts = (page: Page): Promise<number[]> =>
  latin(page).evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const lyric = piece.parentElement!.querySelector('[data-testid=lyric]');
      if (!lyric?.textContent.trim()) return [];
      const [above, below] = [lyric.getBoundingClientRect(), piece.getBoundingClientRect()];
      return above.bottom <= below.top + 6 ? [Math.abs(above.left - below.left)] : [Infinity];
    }),
  );

const withLatin = (settings: object = {}): Record<string, string> =>
  storedSettings({ latin: 'eastern', ...settings });

for (const reading of [{ textSize: 80 }, { textSize: 200 }, { latinAlone: true }])
  test(`Latin and chords stay with their syllables: ${JSON.stringify(reading)}`, async ({ page }) => {
    await storeBefore(page, withLatin(reading));
    for (const id of [7, 9, 27]) {
      await page.goto(`/songs/${id}`);
      await expect(page.locator('[data-latin]')).toBeVisible();
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(Math.max(...(await latinShifts(page)))).toBeLessThan(1);
        expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
        expect(await overlaps(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      }
    }
  });

test('Latin letters hardly tear the words that are cut by chords', async ({ page }) => {
  await storeBefore(page, withLatin());
  for (const id of [2, 7, 27, 42]) {
    await page.goto(`/songs/${id}`);
    await expect(latin(page).first()).toBeVisible();
    const torn = await page.getByTestId('song-line').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll(':has(> [lang=hy-Latn])')].map((word) => {
          const width = word.getBoundingClientRect().width;
          const pieces = [...word.querySelectorAll<HTMLElement>('[lang=hy-Latn]')];
          for (const piece of pieces) piece.style.display = 'none';
          const without = word.getBoundingClientRect().width;
          for (const piece of pieces) piece.style.display = '';
          return width - without;
        }),
      ),
    );
    expect(torn.length).toBeGreaterThan(30);
    // No more than the width of a broad letter.
    expect(Math.max(...torn)).toBeLessThan(14);
  }
});

for (const reading of [{}, { latin: 'eastern' }, { latin: 'eastern', latinAlone: true }])
  test(`without chords all lines of a song are equally high: ${JSON.stringify(reading)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await openWith(page, storedSettings({ sheet: 'lyrics', ...reading }), '/songs/0');
    if ('latin' in reading) await expect(page.locator('[data-latin]')).toBeVisible();
    for (const id of songs.keys()) {
      await turnTo(page, id);
      const heights = await page.getByTestId('song-line').evaluateAll((lines) => {
        const all = lines.map((line) => Math.round(line.getBoundingClientRect().height));
        return [...new Set(all.filter((height) => height > 1))];
      });
      expect.soft(heights, `song ${id}`).toHaveLength(1);
    }
  });
