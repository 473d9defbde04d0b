import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';

/** Where each chord over the words stands, and the words it stands over. */
const places = (page: Page) =>
  page.getByTestId('song-line').evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll('[data-testid=chord]')].flatMap((chord) => {
        const lyric = chord.nextElementSibling;
        if (!lyric?.textContent) return [];
        const [above, below] = [chord.getBoundingClientRect(), lyric.getBoundingClientRect()];
        return [
          {
            syllable: lyric.textContent,
            left: above.left - below.left,
            above: above.bottom <= below.top + 4,
          },
        ];
      }),
    ),
  );

test('a song shows title, author, words and chords, and names the tab', async ({ page }) => {
  await page.goto('/songs/1');
  const title = await page.getByTestId('song-title').textContent();
  const author = await page.getByTestId('song-author').textContent();
  await expect(page).toHaveTitle(`${title} - ${author} | Երգեր և ակորդներ`);
  await expect(page.getByTestId('song-line').first()).toHaveAttribute('data-line', '0');
  expect(await page.getByTestId('chord').count()).toBeGreaterThan(5);
});

test('every chord stays over its syllable at every transposition', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/songs/7');
  const syllables = (await places(page)).map((line) => line.map(({ syllable }) => syllable));
  expect(syllables.flat().length).toBeGreaterThan(10);
  for (let step = 0; step < 12; step++) {
    const now = await places(page);
    expect(now.map((line) => line.map(({ syllable }) => syllable))).toEqual(syllables);
    expect(now.flat().every(({ left, above }) => Math.abs(left) < 1 && above)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    await page.getByTestId('transpose-up').click();
  }
});

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

test('the words of a song are copied as they are, without chords', async ({ page }) => {
  await page.goto('/songs/7');
  const [copied, words] = await page
    .getByTestId('stanza')
    .first()
    .evaluate((stanza) => {
      getSelection()!.selectAllChildren(stanza);
      const lyrics = [...stanza.querySelectorAll('[data-testid=song-line]')].map((line) =>
        [...line.querySelectorAll('[data-testid=lyric]')].map((piece) => piece.textContent).join(''),
      );
      return [getSelection()!.toString(), lyrics.join('\n')];
    });
  expect(copied.trim()).toBe(words.trim());
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
