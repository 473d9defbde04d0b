import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { heart, holdBackScript, storeBefore, hydrated } from '../support/page';

const NOWHERE = ['/songs/07', '/songs/-1', '/songs/51', '/songs/x', '/nothing'];
const OTHER_NAMES = [
  '/songs/7/',
  '/songs/7.html',
  '/songs/7.html.br',
  '/songs/%37',
  '/favorites/?q=a',
  '/index',
  '/index.html',
  '/404',
];

test('the list shows every song with title, author and heart', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Բոլոր երգերը | Երգեր և ակորդներ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Բոլոր երգերը');
  const rows = page.getByTestId('song-row');
  const ids = await rows.evaluateAll((all) =>
    all.map((row) => Number((row as HTMLElement).dataset['songId'])),
  );
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(ids).toEqual(ids.map((_, index) => index));
  await expect(rows.first().getByTestId('song-title')).not.toBeEmpty();
  await expect(rows.first().getByTestId('song-author')).not.toBeEmpty();
});

test('navigation and footer stand on every page', async ({ page }) => {
  for (const address of ['/', '/favorites', '/songs/1', ...NOWHERE]) {
    await page.goto(address);
    const navigation = page.getByRole('navigation', { name: 'Երգեր' });
    await expect(navigation.getByRole('link', { name: 'Գլխավոր 🏠' })).toHaveAttribute('href', '/');
    await expect(navigation.getByRole('link', { name: 'Սիրելիներ' })).toHaveAttribute('href', '/favorites');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('contact@example.org')).toBeVisible();
  }
});

test('navigation names the list that is shown', async ({ page }) => {
  const current = page.getByRole('navigation').locator('[aria-current=page]');
  await page.goto('/');
  await expect(current).toHaveText('Գլխավոր 🏠');
  await page.getByRole('link', { name: 'Սիրելիներ' }).click();
  await expect(current).toHaveText('Սիրելիներ');
  await page.goto('/songs/1');
  await expect(current).toHaveCount(0);
});

test('a link opens here without a load, and is left to the browser where that is asked to open it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    window.addEventListener('click', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      Object.assign(window, { isLeftToBrowser: !event.defaultPrevented });
      event.preventDefault();
    });
  });
  const link = page.getByTestId('song-row').getByRole('link').first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => 'isLeftToBrowser' in window && window.isLeftToBrowser)).toBe(true);
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page).toHaveURL('/songs/0');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('an address that is none of ours is answered with a way back', async ({ page }) => {
  for (const address of [...NOWHERE, ...OTHER_NAMES]) {
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto(address);
    await expect(page.getByTestId('not-found')).toBeVisible();
  }
  await page.getByTestId('not-found').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('favorites invite while empty and hold only what was marked', async ({ page }) => {
  await page.goto('/favorites');
  await expect(page).toHaveTitle('Սիրելի երգեր | Երգեր և ակորդներ');
  await expect(page.getByText('Դեռ սիրելի երգ չունեք')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Տեսնել բոլոր երգերը' }).click();
  await heart(page, 2).click();
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Սիրելիներ' }).click();
  await expect(page.getByTestId('song-row')).toHaveCount(1);
  await heart(page, 2).click();
  await expect(page.getByText('Դեռ սիրելի երգ չունեք')).toBeVisible();
});

test('a page that cannot be drawn says so, and the navigation leads on', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    String.prototype.matchAll = () => {
      throw new Error('broken on purpose');
    };
  });
  // Of all songs the last one has chords among its words, which are looked for with it.
  await page.getByTestId('song-row').last().getByRole('link').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
  await expect(page.getByTestId('song-row').first()).toBeVisible();
});

test('the focus goes to the heading of a new page, and back returns to the place left', async ({ page }) => {
  await page.goto('/');
  const last = page.getByTestId('song-row').last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a row’s title flows into its page where motion is welcome (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const look = (): void => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.push(effect.pseudoElement);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/');
    // Its script comes when the page stands.
    await page.waitForLoadState('networkidle');
    await page.getByTestId('song-row').nth(9).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/songs/9');
    const moved = () => page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);
    if (reducedMotion === 'reduce') expect(await moved()).toEqual([]);
    else await expect.poll(moved).toContain('::view-transition-group(song-title)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('view-transition-name', 'none');
    await page.goBack();
    await expect(page.getByTestId('song-row').nth(9).getByRole('link')).toBeFocused();
  });

test('the focus waits for a page whose script is not there yet', async ({ page }) => {
  const release = await holdBackScript(page, 'song');
  // The script is fetched ahead; where that begins before all else is loaded, the load waits for it.
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByTestId('song-row').last().getByRole('link').click();
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByTestId('song-title')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page breaks a rule of accessibility (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/', '/favorites', '/songs/1', '/songs/9', '/nothing']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('nothing is wider than the screen, and what is tapped is 44 pixels high and wide', async ({
    page,
  }) => {
    await storeBefore(page, { fav1: '1' });
    for (const address of ['/', '/favorites', '/songs/1', '/songs/7', '/nothing']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      for (const control of await page.locator(':is(main button, header a, footer a):visible').all()) {
        const { width, height } = (await control.boundingBox())!;
        if (await control.evaluate((element) => element.matches('[href="#main"]'))) continue;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});
