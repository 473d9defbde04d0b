import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';
import { latin } from '../support/sheetPage';

test('no word is parted when a line wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/songs/7');
  const parted = await page.getByTestId('song-line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const letters = [...line.querySelectorAll('[data-testid=lyric]')].flatMap((piece) => {
        const text = piece.firstChild as Text;
        return [...text.data].map((letter, index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return { letter, bottom: range.getBoundingClientRect().bottom };
        });
      });
      return letters.slice(1).flatMap(({ letter, bottom }, index) => {
        const before = letters[index]!;
        const isInWord = /\p{L}/u.test(letter) && /\p{L}/u.test(before.letter);
        return isInWord && Math.abs(bottom - before.bottom) > 2 ? [line.textContent] : [];
      });
    }),
  );
  expect(parted).toEqual([]);
});

test('no other host is asked before the video is tapped', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const id of [1, 9]) {
    await page.goto(`/songs/${id}`);
    const video = page.getByTestId('video');
    await expect(video).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/);
    await expect(video).toHaveAttribute('title', /.+/);
    await expect(video).toHaveAttribute('allowfullscreen', '');
    await expect(video).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(await video.evaluate((frame) => [frame.clientWidth, frame.clientHeight])).toEqual([600, 337]);
    await expect(page.frameLocator('[data-testid=video]').getByRole('link')).toBeVisible();
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  const asked = page.waitForRequest(/youtube-nocookie/);
  await page.frameLocator('[data-testid=video]').getByRole('link').click();
  expect((await asked).url()).toBe('https://www.youtube-nocookie.com/embed/gp51g8OB5cU?autoplay=1');
});

test('words are copied as they are, without chords and Latin letters, and say what is repeated', async ({
  page,
}) => {
  const copied = () =>
    page.getByTestId('sheet').evaluate((sheet) => {
      getSelection()!.selectAllChildren(sheet);
      return getSelection()!.toString();
    });
  const words = songs[12]!.body.lyrics.filter((line) => line !== '');
  await page.goto('/songs/12');
  expect((await copied()).split('\n').filter((line) => line !== '')).toEqual(words);
  await openWith(page, { [READER_SETTINGS_KEY]: '{"latin":"eastern"}' }, '/songs/12');
  await expect(latin(page).first()).toBeVisible();
  expect((await copied()).replaceAll(/\s/g, '')).toMatch(words.join('').replaceAll(' ', ''));
  expect(await copied()).not.toMatch(/[a-zë]{2}/i);
});
