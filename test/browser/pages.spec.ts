import { expect, test } from '../support/browser';
import { open, storeBefore } from '../support/page';
import { openIdle } from '../support/playingPage';
import { SETS, storedSets } from '../support/sets';
import { storedSettings } from '../support/storedSettings';

const NOWHERE = ['/songs/07', '/songs/-1', '/songs/51', '/songs/x', '/nothing', '/chords/x'];
/** Paths that another site's address could be read from. */
const ANOTHER_SITE = String.raw`
  //evil.example //evil.example. //evil.example, //evil.example» //evil.example/.
  //evil.example?a=/. //evil.example.#top ///evil.example. ////evil.example. /\evil.example.
  \\evil.example. /%5Cevil.example. /%2Fevil.example. /%09/evil.example. /.//evil.example.
  /..//evil.example. /%2e//evil.example. //user@evil.example. //evil.example:80. //[.
  //http://evil.example. /http://evil.example. /en//evil.example /en//evil.example.
  /en/\evil.example. /ru///evil.example. /fr//[. /en/en//evil.example. /sets//evil.example.
`
  .trim()
  .split(/\s+/);
const OTHER_NAMES = ['/songs/7/', '/songs/7.html', '/songs/7.html.br', '/songs/%37', '/index', '/404'];

test('a link opens without a load, and is left to the browser where that shall open it', async ({ page }) => {
  await open(page, '/');
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
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('data-testid="not-found"');
  }
  await page.goto('/songs/51');
  await expect(page.getByRole('contentinfo').getByText('contact@example.org')).toBeVisible();
  await page.getByTestId('not-found').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a title flows into its page where motion is welcome (${reducedMotion}) @whole`, async ({ page }) => {
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
    await openIdle(page, '/');
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

test('an address with what a messenger stuck to it leads to the page that was meant', async ({ page }) => {
  await storeBefore(page, storedSets({ 'Kiraki_--_': SETS['evening']! }));
  for (const [address, meant] of Object.entries({
    '/songs/30».?transpose=4': '/songs/30?transpose=4',
    '/songs/7/?from=mail#top': '/songs/7?from=mail#top',
    '/favorites.).': '/favorites',
    '/sets/Kiraki_--_': '/sets/Kiraki_--_',
    '/sets/Kiraki_--__': '/sets/Kiraki_--_',
    '/sets/Kiraki_--_»)': '/sets/Kiraki_--_',
  })) {
    await page.goto(address);
    await expect(page).toHaveURL(meant);
    await expect(page.getByTestId('not-found')).toHaveCount(0);
  }
  await page.goto('/songs/30?transpose=5».');
  await expect(page.getByTestId('transpose-value')).toHaveText('5');
});

for (const language of ['none', 'en'])
  test(`no address leads to another site (chosen language: ${language}) @whole`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await storeBefore(page, storedSettings({ language }));
    const { origin } = new URL(page.url());
    for (const address of ANOTHER_SITE)
      await test.step(address, async () => {
        await open(page, origin + address);
        // Of `//[`, without the punctuation at its end, the first page is left.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(new URL(page.url()).origin).toBe(origin);
      });
    expect(errors).toEqual([]);
  });
