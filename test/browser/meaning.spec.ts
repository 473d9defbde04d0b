import type { Page } from '@playwright/test';
import { readMeanings } from '../../src/build/site/readMeanings';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { atTempo, listenTo, sungLine } from '../support/listeningPage';
import { open, openWith, stored } from '../support/page';
import { booklet, drawSongs, pageCount, showOnPaper } from '../support/printing';
import { storedSettings } from '../support/storedSettings';

const songs = readSongFiles();
const read = { en: readMeanings(songs, 'en'), ru: readMeanings(songs, 'ru') };
const rowsOf = (language: keyof typeof read, id: number): string[] =>
  read[language][id]!.lines.filter(Boolean).flatMap((text) => text.split('\n'));

const meanings = (page: Page) => page.getByTestId('sheet').getByTestId('meaning');

test('on a shared link the meaning is there, and one tap takes it away for good', async ({ page }) => {
  const { lyrics } = songs[22]!.body;
  await open(page, '/en/songs/22?transpose=3');
  const button = page
    .getByRole('banner')
    .or(page.locator('article'))
    .getByRole('button', { name: 'English' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(meanings(page)).toHaveCount(rowsOf('en', 22).length);
  await expect(page.getByText('The translation is the songbook’s own.')).toHaveCount(1);
  expect(lyrics.filter(Boolean)).toHaveLength(rowsOf('en', 22).length);
  await button.click();
  await expect(meanings(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject(storedSettings({ meaning: false }));
  await open(page, '/ru/songs/9');
  await expect(meanings(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(meanings(page)).toHaveCount(read.ru[9]!.lines.filter(Boolean).length);
});

test('each line is copied with its meaning on a line of its own, in its language for those who hear it @whole', async ({
  page,
}) => {
  await openWith(page, storedSettings({ meaning: true, sheet: 'lyrics' }), '/en/songs/47');
  await expect(meanings(page)).toHaveCount(28);
  const copied = await page.getByTestId('sheet').evaluate((sheet) => {
    getSelection()!.selectAllChildren(sheet);
    return String(getSelection());
  });
  const words = songs[47]!.body.lyrics.flatMap((lyric, line) =>
    lyric ? [lyric, ...read.en[47]!.lines[line]!.split('\n')] : [],
  );
  expect(copied.split('\n').filter(Boolean)).toEqual(words);
  await expect(meanings(page).first().locator('xpath=..')).toHaveAttribute('lang', 'en');
  await expect(page.getByTestId('sheet')).toHaveAttribute('lang', 'fr');
});

test('a doubtful line says so, and its note stands below @whole', async ({ page }) => {
  await openWith(page, storedSettings({ meaning: true }), '/en/songs/33');
  const sign = page.getByTestId('sheet').getByRole('img', { name: 'We are not sure of this line' });
  const doubtful = read.en[33]!.lines.filter((line) => line.includes('(?)'));
  await expect(sign).toHaveCount(doubtful.length);
  await expect(sign.first()).toHaveAttribute('title', 'We are not sure of this line');
  await expect(page.getByText(/^Kamancha: a bowed spike fiddle/)).toBeVisible();
  await expectNoViolations(page);
});

for (const [path, first, told, stage, second, toldThere] of [
  ['/songs/33', 'շիրմայեմեն', 'շիրմայեմեն՝ փղոսկրից', 'Ամբողջ էկրան', 'Նաքազ', 'Նաքազ՝ ստոր, վատ'],
  ['/en/songs/33', 'shirmayemen', 'shirmayemen: of ivory', 'Full screen', 'Nakaz', 'Nakaz: base, bad'],
] as const)
  test(`an explained word is reached and explained by keys and by a tap, on the stage too, on ${path} @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWith(page, storedSettings({ meaning: true }), path);
    const word = (name: string) => page.getByTestId('sheet').getByRole('button', { name });
    const explanation = (gloss: string) => page.locator('[data-toasts]').getByText(gloss);
    await word(first).focus();
    await page.keyboard.press('Enter');
    await expect(explanation(told)).toBeVisible();
    await expectNoViolations(page);
    await page.getByTestId('song-title').click();
    await expect(explanation(told)).toHaveCount(0);
    await page.getByRole('button', { name: stage }).click();
    await expect(page.locator(':root[data-stage]')).toBeAttached();
    const place = await page.evaluate(() => document.querySelector('[data-testid=sheet]')!.scrollLeft);
    // Its chord above would show a shape.
    await word(second).getByTestId('lyric').first().click();
    await expect(explanation(toldThere)).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('[data-testid=sheet]')!.scrollLeft)).toBe(place);
  });

test('the line that is sung lights its meaning too @whole', async ({ page }) => {
  await listenTo(page, 47, ['tune'], { ...atTempo(47, 300), ...storedSettings({ meaning: true }) });
  await expect(sungLine(page).getByTestId('meaning')).toHaveCount(1);
});

test('a song is printed with its meaning by choice, without tools, and in a booklet by a choice of its own @whole', async ({
  page,
}) => {
  await open(page, '/en/songs/15', storedSettings({ meaning: true }));
  await expect(meanings(page)).toHaveCount(rowsOf('en', 15).length);
  await showOnPaper(page);
  await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
  expect(pageCount(await page.pdf({ format: 'A4' }))).toBe(1);
  await showOnPaper(page, false);
  await page.emulateMedia({ media: null });
  for (const bookletMeaning of [false, true]) {
    await drawSongs(page, [22, 47], { meaning: !bookletMeaning, bookletMeaning });
    await expect(booklet(page).getByTestId('meaning')).toHaveCount(bookletMeaning ? 28 : 0);
    await expect(booklet(page).getByText('տոլապ՝ ջրանիվ')).toHaveCount(bookletMeaning ? 1 : 0);
    await page.emulateMedia({ media: null });
  }
});
