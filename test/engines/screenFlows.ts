import { expect } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { turn } from '../support/printing';
import { ALL_SONGS, storedSets } from '../support/sets';
import { plainLines, plainWords } from '../support/songText';
import { storedSettings } from '../support/storedSettings';
import { expectCount, expectPath, expectText, open, storeBefore, UP, VALUE, PLAY } from './inTab';
import { sheetFaults } from './sheetFaults';
import type { Screen, ScreenTest } from './tab';
import { turnThrough, type Seen } from './turnThrough';

const STANDS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const FITTED = ':root[data-stage] [data-testid=sheet][style*="--height"]';

/** Opens a song on the stage. */
async function openStage(tab: Screen, address: string): Promise<void> {
  await open(tab, address);
  await tab.keyboard.press('f');
  await expectCount(tab, FITTED, 1);
  await tab.evaluate(() => document.fonts.ready.then(() => null), '');
}

/** Turns the screen, and waits until the sheet is set for it; says how many milliseconds the page took. */
async function rotate(tab: Screen, width: number, height: number): Promise<number> {
  await tab.resize(width, height);
  return tab.evaluate(async (size) => {
    const begun = performance.now();
    const isSet = () =>
      document.querySelector<HTMLElement>('[data-testid=sheet]')!.dataset['window'] === size;
    while (!isSet()) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  }, `${width}×${height}`);
}

/** The letters that are marked as sung. */
const sungLetters = (tab: Screen): Promise<string> =>
  tab.evaluate(() => [...(CSS.highlights.get('songbook-sung') ?? [])].map(String).join('|'), '');

/** What a visitor sees of songs on screens of some sizes. */
export function screenFlows(test: ScreenTest): void {
  for (const { width, height } of STANDS)
    test(`at ${width} by ${height} every chord stands over its own words, and every space is seen`, async ({
      openScreen,
    }) => {
      const tab = await openScreen(width, height);
      const faults: string[] = [];
      for (const id of [0, 7, 22, 36, 50]) {
        await open(tab, `/songs/${id}`);
        await tab.evaluate(() => document.fonts.ready.then(() => null), '');
        for (const key of ['0', '1']) {
          if (key === '1') await tab.click(UP);
          await expectText(tab, VALUE, key);
          faults.push(
            ...(await tab.evaluate(sheetFaults, '')).map((fault) => `song ${id} in ${key}: ${fault}`),
          );
        }
      }
      expect(faults).toEqual([]);
    });

  for (const settings of [{}, { latin: 'eastern', latinAlone: true }])
    test(`every space of every song is seen on a phone, ${JSON.stringify(settings)}`, async ({
      openScreen,
    }) => {
      const tab = await openScreen(390, 844);
      await storeBefore(tab, storedSettings(settings));
      await open(tab, '/songs/0');
      const faults: string[] = [];
      for (const { id } of songs) {
        await tab.evaluate(turn, `/songs/${id}`);
        faults.push(...(await tab.evaluate(sheetFaults, '')).map((fault) => `song ${id}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

  test('a phone that is turned sets the song anew at once', async ({ openScreen }) => {
    const tab = await openScreen(844, 390);
    for (const path of ['/en/songs/22', '/ru/songs/22', '/en/songs/19']) {
      await openStage(tab, path);
      // Half a second on a quiet machine; a page that hangs takes 40.
      expect(await rotate(tab, 390, 844)).toBeLessThan(8000);
      expect(await rotate(tab, 844, 390)).toBeLessThan(8000);
    }
  });

  for (const { width, height } of STANDS.slice(0, 2))
    test(`in a played set every line comes into view by turning at ${width} by ${height}`, async ({
      openScreen,
    }) => {
      const tab = await openScreen(width, height);
      await storeBefore(tab, storedSets({ all: ALL_SONGS }));
      await openStage(tab, '/songs/0?set=all&entry=0');
      const seen: Seen[] = [];
      for (let next: string | null = '/songs/0'; next; next = seen.at(-1)!.next)
        seen.push(await tab.evaluate(turnThrough, '/songs/50'));
      expect(seen.map(({ path }) => path)).toEqual(songs.map(({ id }) => `/songs/${id}`));
      const unseen = seen.filter((song) => song.unseen.length > 0);
      expect(unseen.map((song) => `${song.path}: ${song.unseen.join(' / ')}`)).toEqual([]);
      expect(seen.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(1200);
    });

  test('a song is copied as its words are written', async ({ openScreen }) => {
    const tab = await openScreen(390, 844);
    await open(tab, '/songs/0');
    for (const song of songs) {
      await tab.evaluate(turn, `/songs/${song.id}`);
      const copied = await tab.evaluate(() => {
        getSelection()!.selectAllChildren(document.querySelector('[data-testid=sheet]')!);
        return String(getSelection());
      }, '');
      expect(copied.trim().split('\n').map(plainWords)).toEqual(
        plainLines(song).join('\n').trim().split('\n'),
      );
    }
  });
}

/** What a visitor hears of a song, where the browser has a loudspeaker. */
export function soundFlow(test: ScreenTest): void {
  test('a song that is heard marks one syllable after another', async ({ openScreen }) => {
    const tab = await openScreen(390, 844);
    await open(tab, '/songs/22');
    await tab.click(PLAY);
    await expect.poll(() => sungLetters(tab)).not.toBe('');
    const first = await sungLetters(tab);
    await expect.poll(() => sungLetters(tab)).not.toBe(first);
    await expectCount(tab, '[data-line][data-sung]', 1);
    await expectPath(tab, '/songs/22');
  });
}
