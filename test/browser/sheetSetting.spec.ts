import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { transposeChordLine } from '../../src/music';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { renameChords, sheetFaults } from '../support/sheetFaults';

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

/** What chords are called in nine keys, each in one of the spellings by turns. */
const KEYS = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((semitones, index) => {
  const spell = SPELLINGS[index % 3]!;
  return Object.fromEntries(NAMES.map((name) => [name, spell(transposeChordLine(name, semitones))]));
});

/** Shows the sheets of all songs, which only a booklet has at once, in a song's page. */
async function openAllSheets(page: Page) {
  await storeBefore(page, Object.fromEntries(songs.map(({ id }) => [`fav${id}`, '1'])));
  await page.goto('/favorites');
  await page.waitForFunction(
    (count) =>
      'songbook' in window && Object.keys(window.songbook.getState().catalogue.contents).length === count,
    songs.length,
  );
  const booklet = page.getByTestId('booklet');
  // The words come in their own time.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(booklet).toBeAttached({ timeout: 100 });
  }).toPass();
  await booklet.evaluate((element) => {
    const main = document.createElement('main');
    Object.assign(main.style, { padding: '0 1rem', margin: '0 auto' });
    main.append(...element.querySelectorAll('[data-testid=sheet]'));
    document.getElementById('root')!.replaceChildren(main);
  });
}

/** Sets the sheets in letters of a size and in columns. */
const setSheets = (page: Page, textSize: number, columns: 'one' | 'fill'): Promise<void> =>
  page.evaluate(
    async ([size, value]) => {
      const root = document.documentElement;
      root.style.setProperty('--text-size', String(size / 100));
      root.dataset['columns'] = value;
      document.querySelector('main')!.style.maxWidth = value === 'one' ? '46rem' : 'none';
      await document.fonts.ready;
    },
    [textSize, columns] as const,
  );

test('in all songs words stand as without chords, and no chord is in the way', async ({ page }) => {
  test.slow();
  await openAllSheets(page);
  for (const { width, textSize, columns, every } of [
    { width: 1440, textSize: 100, columns: 'one', every: 1 },
    { width: 320, textSize: 100, columns: 'one', every: 4 },
    { width: 320, textSize: 200, columns: 'one', every: 4 },
    { width: 1440, textSize: 100, columns: 'fill', every: 4 },
  ] as const) {
    const view = `${width} px, ${textSize} %, ${columns}`;
    await page.setViewportSize({ width, height: 900 });
    await setSheets(page, textSize, columns);
    const shares: number[] = [];
    for (const names of KEYS.filter((_, index) => index % every === 0)) {
      await renameChords(page, names);
      const { lines, parted, ...faults } = await sheetFaults(page);
      expect(lines).toBeGreaterThan(1000);
      expect.soft(faults, view).toEqual({ holes: [], overlaps: [], cutOff: [], astray: [] });
      shares.push(parted / lines);
    }
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    process.stdout.write(
      `${view}: room is made in ${percent(shares[0]!)} of the lines as written, ` +
        `${percent(mean)} on average of all keys, ${percent(Math.max(...shares))} at most\n`,
    );
    if (textSize === 100) expect(mean, view).toBeLessThan(0.05);
  }
});
