import { expect, test } from '../support/browser';
import { turnTo } from '../support/printing';

/** Where the title, the words of a song and the numbers of its verses begin, in the first column. */
function readEdges(): { title: number; words: number; number: number | null } {
  const edgeOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  };
  const all = (selector: string) =>
    [...document.querySelectorAll(`[data-testid=sheet] ${selector}`)].filter(
      (element) => element.textContent.trim() && element.getBoundingClientRect().height > 1,
    );
  const words = all('[data-testid=lyric]').filter((lyric) => !lyric.closest('[data-label]'));
  const numbers = all('[data-label]').filter(({ textContent }) => /^\d/.test(textContent.trim()));
  return {
    title: edgeOf(document.querySelector('[data-testid=song-title]')!),
    words: Math.min(...words.map(edgeOf)),
    number: numbers.length > 0 ? Math.min(...numbers.map(edgeOf)) : null,
  };
}

/** On a phone, words with a number beside them, and those with the rules of repeated lines, begin further right. */
for (const [width, height, reach] of [
  [320, 640, 18],
  [390, 844, 18],
  [768, 1024, 1],
  [1024, 768, 1],
  [1440, 900, 1],
] as const)
  test(`titles, and words, of all songs begin at one place, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const titles = new Set<number>();
    const words = new Set<number>();
    for (let id = 0; id < 51; id++) {
      await turnTo(page, id);
      const edges = await page.evaluate(readEdges);
      titles.add(edges.title);
      words.add(edges.words);
      if (edges.number !== null) expect.soft(edges.number, `number of song ${id}`).toBeGreaterThanOrEqual(7);
    }
    expect([...titles]).toHaveLength(1);
    const places = [...words].sort((one, other) => one - other);
    expect(places.at(-1)! - places[0]!, `words at ${places.join(', ')}`).toBeLessThanOrEqual(reach);
  });

for (const width of [320, 390, 1440])
  test(`the rows of the list begin where its title does, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.locator('main [data-song-id] a').first()).toBeVisible();
    const lefts = await page.locator('h1, [data-song-id] a').evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    const [title, ...rows] = lefts;
    expect(rows.length).toBeGreaterThan(4);
    // On a wide screen the list has columns.
    expect(width < 640 ? [...new Set(rows)] : [Math.min(...rows)]).toEqual([title]);
  });
