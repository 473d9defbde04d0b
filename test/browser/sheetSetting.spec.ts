import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { transposeChordLine } from '../../src/music';
import { booklet, drawBooklet } from '../support/bookletPage';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
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

/** The chords' names in three keys, each in one of the spellings. */
const KEYS = [0, 6, 1].map((semitones, index) => {
  const spell = SPELLINGS[index]!;
  return Object.fromEntries(NAMES.map((name) => [name, spell(transposeChordLine(name, semitones))]));
});

/** Shows the sheets of all songs, which only a booklet has at once, in a song's page. */
async function openAllSheets(page: Page) {
  await openWith(page, Object.fromEntries(songs.map(({ id }) => [`fav${id}`, '1'])), '/favorites');
  await drawBooklet(page);
  await booklet(page).evaluate((element) => {
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
  for (const [width, textSize, columns] of [
    [1440, 100, 'one'],
    [320, 100, 'one'],
    [320, 200, 'one'],
    [1440, 100, 'fill'],
  ] as const) {
    const view = `${width} px, ${textSize} %, ${columns}`;
    await page.setViewportSize({ width, height: 900 });
    await setSheets(page, textSize, columns);
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
