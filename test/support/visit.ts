import type { Page } from '@playwright/test';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import { makeSpelling, transposeChordLine } from '../../src/music';
import { expect } from './browser';
import { expectFirst, heart, open, rowIds, search, searchField, stored } from './page';
import * as player from './listeningPage';
import { latin, openMore } from './readerSettingsPage';
import { diagram } from './shapesPage';

const VISITED = 22;
const songs = readSongFiles();

/** The chords of the song in a key, as the words of its file say. */
const chordsIn = (semitones: number): string[] =>
  songs[VISITED]!.body.chords.flatMap((line) => transposeChordLine(line, semitones).match(/\S+/g) ?? []);

async function expectChords(page: Page, semitones: number, look = (chord: string) => chord): Promise<void> {
  await expect(page.getByTestId('transpose-value')).toHaveText(String(semitones));
  await expect(page.getByTestId('chord')).toHaveText(chordsIn(semitones).map(look));
}

const takeBack = (page: Page) => page.getByRole('button', { name: 'Հետարկել' });
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Փակել' }).click();

/** Opens the panel of a button in the toolbar, does something in it and closes it. */
async function inPanel(page: Page, opener: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await act();
  await close(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function transposeThere(page: Page): Promise<void> {
  for (let step = 1; step <= 3; step++) {
    await page.getByTestId('transpose-up').click();
    await expectChords(page, step);
  }
  await page.getByTestId('key-button').click();
  await page.getByTestId('transpose-reset').click();
  await expectChords(page, 0);
  await close(page);
  await takeBack(page).click();
  await expectChords(page, 3);
  await page.getByTestId('favorite-toggle').click();
  await expect(page.getByTestId('favorite-toggle')).toHaveAttribute('aria-pressed', 'true');
}

async function tryTools(page: Page): Promise<void> {
  await inPanel(page, 'Տեսք', async () => {
    await openMore(page);
    const notation = page.getByRole('combobox', { name: 'Ակորդների գրություն' });
    await notation.selectOption('german');
    const { key } = songs[VISITED]!;
    await expectChords(page, 3, makeSpelling('german', transposeChordLine(key, 3), chordsIn(3)).shown);
    await notation.selectOption('written');
    const latinLetters = page.getByRole('button', { name: 'Լատինատառ' });
    await latinLetters.click();
    await expect(latin(page).first()).toBeVisible();
    await latinLetters.click();
    await expect(latin(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Մեծացնել տառերը' }).click();
  });
  await inPanel(page, 'Ակորդներ', async () => {
    await page.getByRole('button', { name: 'Հաջորդ մատնադրությունը' }).click();
    await expect(diagram(page)).toBeVisible();
  });
  await inPanel(page, /^Cm/, async () => {
    await page.locator('[data-testid=capo-advice]:not([data-capo="0"])').first().click();
    await expect(page.getByTestId('capo')).toBeVisible();
    await page.locator('[data-testid=capo-advice][data-capo="0"]').click();
    await expect(page.getByTestId('capo')).toHaveCount(0);
  });
  await inPanel(page, 'Կիսվել', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Պատճենել հղումը' }).click(),
  );
  await player.tool(page).click();
  await player.bar(page).getByRole('group', { name: 'Տեմպը' }).getByRole('button').last().click();
  await player.tool(page).click();
  await expectChords(page, 3);
}

/** Finds songs on a list, then none, then all of them again. */
async function searchThere(page: Page, known: readonly number[]): Promise<void> {
  await expect.poll(() => rowIds(page)).toEqual(known);
  for (const letters of ['Կռ', 'Կռունկ']) {
    await search(page, letters);
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page.getByTestId('song-row').first()).toHaveAttribute('data-song-id', String(VISITED));
  }
  await search(page, 'xqzwvxqzwv');
  await expect(page.getByTestId('song-row')).toHaveCount(0);
  await search(page, 'Կռունկ');
  await expect(page.locator('mark').first()).toBeVisible();
  await searchField(page).fill('');
  await expect.poll(() => rowIds(page)).toEqual(known);
}

async function goThroughFavorites(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Սիրելիներ' }).click();
  await searchThere(page, [VISITED]);
  await heart(page, VISITED).click();
  await expect(page.getByTestId('song-row')).toHaveCount(0);
  await takeBack(page).click();
  await expect(page.getByTestId('song-row')).toHaveCount(1);
}

async function goThroughList(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link').first().click();
  await searchThere(page, [...songs.keys()]);
  for (const id of [3, 5, 3]) await heart(page, id).click();
  await expect(heart(page, 5)).toHaveAttribute('aria-pressed', 'true');
  await search(page, 'Կռունկ');
  await expectFirst(page, VISITED);
  await page.getByTestId('song-row').first().getByRole('link').click();
  await expectChords(page, 3);
  await page.goBack();
  await expect(page.locator('mark').first()).toBeVisible();
  await page.goForward();
  await expectChords(page, 3);
}

/** Opens a song, and does there and on the other pages what visitors do; the right chords have to be there each time. */
export async function visitEverything(page: Page, onOpen: () => Promise<unknown>): Promise<void> {
  await open(page, `/songs/${VISITED}`);
  await onOpen();
  await transposeThere(page);
  await tryTools(page);
  await goThroughFavorites(page);
  await goThroughList(page);
  expect(await stored(page)).toMatchObject({ [`tr${VISITED}`]: '3', [`fav${VISITED}`]: '1', fav5: '1' });
}
