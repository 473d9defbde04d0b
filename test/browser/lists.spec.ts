import { expect, test } from '../support/browser';
import { boxesOf, heart } from '../support/page';
import { openIdle } from '../support/playingPage';
import { overflow } from '../support/readerSettingsPage';

test('on a phone nine songs are in sight, their makers in one line, whole for readers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const rows = await boxesOf(page.getByTestId('song-row'));
  expect(rows.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(9);
  const credit = page.getByTestId('song-author').first();
  await expect(credit).toHaveText('Խոսք՝ Միքայել Նալբանդյան, երաժշտություն՝ Բարսեղ Կանաչյան');
  await expect(credit.getByText('Կանաչյան', { exact: true })).toBeInViewport({ ratio: 1 });
  const credits = await boxesOf(page.getByTestId('song-author'));
  expect(new Set(credits.map(({ height }) => Math.round(height))).size).toBe(1);
});

for (const width of [320, 390])
  test(`one row is before the first song, and a gist takes two lines, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/en/']) {
      await page.goto(address);
      const controls = page.locator('main :is(input, select, button[aria-pressed])').filter({
        hasNot: page.locator('path'),
      });
      const places = await boxesOf(controls);
      expect(places.length).toBeGreaterThan(9);
      const bottom = Math.max(...places.map((place) => place.bottom));
      expect(bottom - Math.min(...places.map((place) => place.top))).toBeLessThan(50);
      const first = (await page.getByTestId('song-row').first().boundingBox())!;
      expect(first.y - bottom).toBeLessThan(20);
      // The search field and the order are whole, and a part of the kinds tells that the row goes on.
      expect(Math.max(...places.slice(0, 2).map(({ right }) => right))).toBeLessThan(width - 16);
      expect(places[2]!.left).toBeLessThan(width - 16);
    }
    const rows = await page.getByTestId('song-row').evaluateAll((all) =>
      all.map((row) => {
        const gist = row.querySelector('a > span > span:last-child')!;
        return gist.getBoundingClientRect().height / parseFloat(getComputedStyle(gist).lineHeight);
      }),
    );
    expect(rows).toHaveLength(51);
    expect(Math.max(...rows)).toBeLessThanOrEqual(2.1);
  });

test('Tab passes the first page in 110 stops, arrows lead to a heart and back @whole', async ({ page }) => {
  await openIdle(page, '/');
  const stops: string[] = [];
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML ?? '');
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  } while (!stops.at(-1)!.startsWith('<body') && (stops.length === 1 || stops.at(-1) !== stops[0]));
  expect(stops.length - 1).toBeGreaterThan(51);
  expect(stops.length - 1).toBeLessThanOrEqual(110);
  const link = page.getByTestId('song-row').first().getByRole('link');
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(heart(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(link).toBeFocused();
});

test('a list has one to three columns, read downwards', async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of Object.entries({ 390: 1, 1024: 2, 1440: 3, 1920: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const places = await boxesOf(page.getByTestId('song-row'));
    expect(places).toHaveLength(51);
    expect(new Set(places.map(({ left }) => left)).size, `${width} pixels`).toBe(columns);
    places.slice(1).forEach(({ left, top }, index) => {
      const before = places[index]!;
      expect(left > before.left || (left === before.left && top > before.top)).toBe(true);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the credits of a list end on the screen @whole', async ({ page }) => {
    await page.goto('/');
    const credits = await boxesOf(page.getByTestId('song-author'));
    expect(Math.max(...credits.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });
});

test('the places of the songbook stand in one line, and sets are one of them', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Երգեր', '', 'Գլխավոր 🏠', 'Սիրելիներ', 'Նվագացանկեր']);
  for (const width of [320, 360, 384, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    let end = 0;
    for (const box of await boxesOf(links.filter({ visible: true }))) {
      expect(box.left).toBeGreaterThanOrEqual(end - 0.5);
      expect(box.top).toBeLessThan(44);
      expect(box.height).toBeLessThan(60);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      end = box.right;
    }
    expect(end).toBeLessThanOrEqual(width);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('a page with nothing to list has the birds once, a sentence and a button @whole', async ({ page }) => {
  for (const [address, action] of [
    ['/favorites', page.getByRole('link', { name: 'Տեսնել բոլոր երգերը' })],
    ['/nothing', page.getByRole('link', { name: 'Տեսնել բոլոր երգերը' })],
    ['/sets', page.getByRole('button', { name: 'Ստեղծել' })],
    ['/playable', page.getByRole('button', { name: 'Սկսել առաջին ակորդներից' })],
  ] as const) {
    await page.goto(address);
    await expect(action).toBeVisible();
    await expect(page.locator('svg:has(use[href*=tailpiece])').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('main').locator('p').filter({ visible: true }).first()).not.toBeEmpty();
  }
});

for (const width of [320, 390, 1440])
  test(`the rows of the list begin where its title does, ${width} pixels wide @whole`, async ({ page }) => {
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
