import type { Page } from '@playwright/test';
import { readMeanings } from '../../src/build/site/readMeanings';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { atTempo, listenTo, sungLine } from '../support/listeningPage';
import { hydrated, openWith, stored } from '../support/page';
import { booklet, drawSongs, pageCount, showOnPaper, turnTo } from '../support/printing';
import { enterStage, withoutFullScreen } from '../support/playingPage';
import { overflow } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

const songs = readSongFiles();
const read = { en: readMeanings(songs, 'en'), ru: readMeanings(songs, 'ru') };
const rowsOf = (language: keyof typeof read, id: number): string[] =>
  read[language][id]!.lines.filter(Boolean).flatMap((text) => text.split('\n'));

const meanings = (page: Page) => page.getByTestId('sheet').getByTestId('meaning');

/** What is said of each written line, and what is wrong with where it stands: beyond its line or the sheet, or over other letters. */
const placed = (page: Page) =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const faults: string[] = [];
    const { bottom: foot } = sheet.getBoundingClientRect();
    const boxes = [...sheet.querySelectorAll('[data-line] [data-testid]:not([data-repeat=mark] *)')]
      .filter((piece) =>
        piece.matches('[data-testid=chord], [data-testid=lyric], [data-testid=meaning] > span'),
      )
      .flatMap((piece) => {
        const range = document.createRange();
        range.selectNodeContents(piece);
        return Array.from(range.getClientRects(), ({ left, right, top, bottom, height }) => ({
          piece,
          meaning: piece.closest('[data-testid=meaning]'),
          left: left + 0.5,
          right: right - 0.5,
          top: top + height * 0.2,
          bottom: bottom - height * 0.2,
        }));
      })
      .filter(({ left, right }) => right > left);
    for (const one of boxes.filter(({ meaning }) => meaning)) {
      const text = one.piece.textContent;
      const line = one.piece.closest('[data-line]')!.getBoundingClientRect();
      if (one.left < line.left || one.right > line.right || one.bottom > Math.min(line.bottom, foot))
        faults.push(`beyond its line: ${text}`);
      for (const other of boxes)
        if (
          other.meaning !== one.meaning &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom
        )
          faults.push(`${text} × ${other.piece.textContent}`);
    }
    const rows = [...sheet.querySelectorAll('[data-meant]:not([data-row]) [lang] > *')];
    return { faults, rows: rows.map(({ textContent }) => textContent) };
  });

const SCREENS = [
  [320, 640, 'at rest'],
  [390, 844, 'on the stage'],
  [844, 390, 'on the stage'],
  [1440, 900, 'at rest'],
] as const;

for (const language of ['en', 'ru'] as const)
  for (const [width, height, state] of SCREENS)
    test(`in ${language}, ${state} at ${width} × ${height}, each sung line of every song has its meaning, which lies over nothing @whole`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await withoutFullScreen(page);
      await openWith(page, storedSettings({ meaning: true }), `/${language}/songs/0`);
      await expect(meanings(page)).toHaveCount(rowsOf(language, 0).length);
      if (state === 'on the stage') await enterStage(page);
      const faults: string[] = [];
      for (let id = 0; id < songs.length; id++) {
        await turnTo(page, id, `/${language}`);
        const found = await placed(page);
        expect(found.rows, `song ${id}`).toEqual(rowsOf(language, id));
        faults.push(...found.faults.map((fault) => `song ${id}: ${fault}`));
        if ((await overflow(page)) > 0) faults.push(`song ${id} runs over`);
      }
      expect(faults).toEqual([]);
    });

test('on a shared link the meaning is there, and one tap takes it away, for this visit and later ones', async ({
  page,
}) => {
  const { lyrics } = songs[22]!.body;
  await page.goto('/en/songs/22?transpose=3');
  await hydrated(page);
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
  await page.goto('/ru/songs/9');
  await hydrated(page);
  await expect(meanings(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(meanings(page)).toHaveCount(read.ru[9]!.lines.filter(Boolean).length);
});

test('each line is copied with its meaning on a line of its own, in its language for those who hear it', async ({
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

test('a doubtful line says so, and its note stands below', async ({ page }) => {
  await openWith(page, storedSettings({ meaning: true }), '/en/songs/33');
  const sign = page.getByTestId('sheet').getByRole('img', { name: 'We are not sure of this line' });
  const doubtful = read.en[33]!.lines.filter((line) => line.includes('(?)'));
  await expect(sign).toHaveCount(doubtful.length);
  await expect(sign.first()).toHaveAttribute('title', 'We are not sure of this line');
  await expect(page.getByText(/^Kamancha: a bowed spike fiddle/)).toBeVisible();
  await expectNoViolations(page);
});

test('an explained word is reached and explained by keys and by a tap, on the stage too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, storedSettings({ meaning: true }), '/songs/33');
  const word = page.getByTestId('sheet').getByRole('button', { name: 'շիրմայեմեն' });
  const explanation = page.locator('[data-toasts]').getByText('շիրմայեմեն՝ փղոսկրից');
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await expectNoViolations(page);
  await page.getByTestId('song-title').click();
  await expect(explanation).toHaveCount(0);
  await page.getByRole('button', { name: 'Ամբողջ էկրան' }).click();
  const place = await page.evaluate(() => document.querySelector('[data-testid=sheet]')!.scrollLeft);
  const seen = page.getByTestId('sheet').getByRole('button', { name: 'Նաքազ' });
  await seen.click();
  await expect(page.locator('[data-toasts]').getByText('Նաքազ՝ ստոր, վատ')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('[data-testid=sheet]')!.scrollLeft)).toBe(place);
});

test('the line that is sung lights its meaning too', async ({ page }) => {
  await listenTo(page, 47, ['tune'], { ...atTempo(47, 300), ...storedSettings({ meaning: true }) });
  await expect(sungLine(page).getByTestId('meaning')).toHaveCount(1);
});

test('a song is printed with its meaning by choice, without tools, and in a booklet by a choice of its own', async ({
  page,
}) => {
  await openWith(page, storedSettings({ meaning: true }), '/en/songs/15');
  await expect(meanings(page)).toHaveCount(rowsOf('en', 15).length);
  await showOnPaper(page);
  await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
  expect((await placed(page)).faults).toEqual([]);
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

test('a search finds a song by a word of its meaning, behind the songs that have the word, and marks it', async ({
  page,
}) => {
  await page.goto('/ru/');
  await hydrated(page);
  await page.getByRole('searchbox').fill('журавль');
  const row = page.locator('[data-testid=song-row][data-song-id="22"]');
  await expect(row.locator('mark').first()).toHaveText('Журавль');
  await expect(row).toContainText('Перевод: Журавль, откуда летишь?');
});
