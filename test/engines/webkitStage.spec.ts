import { expect } from '@playwright/test';
import { ALL_SONGS, storedSets } from '../support/sets';
import { expectCount, open, storeBefore } from './inTab';
import { turnThrough, type Seen } from './turnThrough';
import { test } from './webkitTest';

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`on the stage, every line comes into view by turning at ${width} by ${height}`, async ({ webkit }) => {
    const tab = await webkit.newWindow(width, height);
    await storeBefore(tab, storedSets({ all: ALL_SONGS }));
    await open(tab, '/songs/0?set=all&entry=0');
    await tab.keyboard.press('f');
    await expectCount(tab, ':root[data-stage] [data-testid=sheet][style*="--height"]', 1);
    await tab.evaluate(() => document.fonts.ready.then(() => null), '');
    const songs: Seen[] = [];
    for (let next: string | null = '/songs/0'; next; next = songs.at(-1)!.next)
      songs.push(await tab.evaluate(turnThrough, '/songs/50'));
    expect(songs.map(({ path }) => path)).toEqual([...Array(51).keys()].map((id) => `/songs/${id}`));
    const unseen = songs.filter((song) => song.unseen.length > 0);
    expect(unseen.map((song) => `${song.path}: ${song.unseen.join(' / ')}`)).toEqual([]);
    expect(songs.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(1200);
  });
