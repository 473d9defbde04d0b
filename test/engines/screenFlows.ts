import { expect } from '@playwright/test';
import { songs, type Song } from '../../src/catalogue';
import { turn } from '../support/printing';
import { ALL_SONGS, storedSets } from '../support/sets';
import { plainLines, plainWords } from '../support/songText';
import { storedSettings } from '../support/storedSettings';
import { chordRules } from '../support/walk/chordRules';
import { measureSong } from '../support/walk/measureSong';
import { linesOutOfReach } from '../support/walk/reaching';
import { FOUR_STANDS } from '../support/walk/stands';
import { wordRules } from '../support/walk/wordRules';
import { expectCount, expectPath, expectText, open, storeBefore, texts, UP, VALUE, PLAY } from './inTab';
import type { Screen, ScreenTest } from './tab';

const STANDS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const FITTED = ':root[data-stage] [data-testid=sheet][style*="--height"]';

const SHEET_RULES = {
  chord: chordRules['every chord stands over its syllable']!,
  chords: chordRules['chords that follow each other stand apart']!,
  space: wordRules['every written space is seen']!,
};

/** What is wrong with the chords and the spaces of the song that is open. */
async function sheetFaults(tab: Screen, song: Song): Promise<string[]> {
  const measured = await tab.evaluate(measureSong, '');
  const place = { song, stand: FOUR_STANDS[0]!, first: measured };
  return Object.entries(SHEET_RULES).flatMap(([name, rule]) =>
    rule(measured, place).map(
      ({ line, expected, got }) => `song ${song.id}, line ${line}: ${name}: expected ${expected}, got ${got}`,
    ),
  );
}

/** Opens a song on the stage. */
async function openStage(tab: Screen, address: string): Promise<void> {
  await open(tab, address);
  await tab.keyboard.press('f');
  await expectCount(tab, FITTED, 1);
  // Its bars lie over the last lines until they rest, and so does the offer of a language until it ends.
  await expectCount(tab, ':root[data-resting]', 1);
  await expectCount(tab, '[data-toasts] > div', 0);
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
          faults.push(...(await sheetFaults(tab, songs[id]!)));
        }
      }
      expect(faults).toEqual([]);
    });

  for (const settings of [{}, { latin: 'eastern', latinAlone: true }])
    test(`a phone shows every space of every song, ${JSON.stringify(settings)}`, async ({ openScreen }) => {
      const tab = await openScreen(390, 844);
      await storeBefore(tab, storedSettings(settings));
      await open(tab, '/songs/0');
      const faults: string[] = [];
      for (const song of songs) {
        await tab.evaluate(turn, `/songs/${song.id}`);
        faults.push(...(await sheetFaults(tab, song)));
      }
      expect(faults).toEqual([]);
    });

  test('a song scrolls by itself', async ({ openScreen }) => {
    const tab = await openScreen(390, 844);
    await open(tab, '/songs/7');
    await tab.keyboard.press('p');
    await expect.poll(() => tab.evaluate(() => scrollY, '')).toBeGreaterThan(10);
    await tab.keyboard.press('Escape');
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
    test(`turning shows every line of every song at ${width} by ${height}`, async ({ openScreen }) => {
      const tab = await openScreen(width, height);
      await openStage(tab, '/songs/0');
      const unseen: string[] = [];
      for (const { id } of songs) {
        await tab.evaluate(turn, `/songs/${id}`);
        await expectCount(tab, FITTED, 1);
        await expectCount(tab, ':root[data-resting]', 1);
        const lines = await tab.evaluate(linesOutOfReach, '');
        unseen.push(...lines.map((line) => `song ${id}, line ${line}`));
      }
      expect(unseen).toEqual([]);
    });

  test('in a played set the next song comes after the last screen, not before', async ({ openScreen }) => {
    const tab = await openScreen(390, 844);
    await storeBefore(tab, storedSets({ all: ALL_SONGS }));
    await openStage(tab, '/songs/1?set=all&entry=1');
    await tab.keyboard.press(' ');
    await expect
      .poll(() => texts(tab, '[role=status][data-on-stage]'))
      .toEqual([expect.stringMatching(/^2 /)]);
    await expectPath(tab, '/songs/1');
    for (let screen = 2; (await tab.evaluate(() => location.pathname, '')) === '/songs/1'; screen++) {
      expect(screen).toBeLessThan(9);
      await tab.keyboard.press(' ');
    }
    await expectPath(tab, '/songs/2');
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
