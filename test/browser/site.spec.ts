import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { LANGUAGES, pathPrefix, type Language } from '../../src/views/text/languages';
import { expect, test } from '../support/browser';
import { open } from '../support/page';
import { readDocument } from '../support/readDocument';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and songs can be read, and a note says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('song-row')).toHaveCount(51);
    await page.getByTestId('song-row').nth(22).getByRole('link').click();
    await expect(page).toHaveURL('/songs/22');
    await expect(page.getByTestId('song-title')).toHaveText('Կռունկ');
    await expect(page.getByTestId('song-line').first()).toContainText('ծառա եմ ձայ');
    await expect(page.getByTestId('chord').first()).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
  });

  test('nothing is shown that does nothing, and what needs more says so @whole', async ({ page }) => {
    for (const [address, need] of [
      ['/', ''],
      ['/songs/22', ''],
      ['/favorites', 'պահվում են ձեր զննարկչում'],
      ['/chords', 'իմացածները նշելու'],
      ['/playable', 'իմացածները նշելու'],
      ['/help', ''],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('noscript p', { hasText: need }).first()).toBeVisible();
    }
  });
});

test('files are served compressed, with headers for cache and security', async ({ request }) => {
  const page = await request.get('/songs/7', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const policy = page.headers()['content-security-policy']!;
  const html = readDocument(await page.text());
  const ownPolicy = html.querySelector('meta[http-equiv=Content-Security-Policy]')!.getAttribute('content')!;
  expect(policy).toContain("frame-ancestors 'none'");
  // A page's own policy names its scripts; styles may be inline.
  expect(ownPolicy).toContain("default-src 'self'");
  expect(ownPolicy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  expect(ownPolicy).toContain("style-src 'self' 'unsafe-inline';");
  for (const each of [policy, ownPolicy]) {
    expect(each).toContain("object-src 'none'");
    expect(each).toContain('frame-src https://www.youtube-nocookie.com;');
  }
  expect(page.headers()['permissions-policy']).toContain('camera=()');
  const script = html.querySelector('script[src*="/main."]')!;
  const asset = await request.get(script.getAttribute('src')!, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const missing = await request.get('/songs/51');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-security-policy']).toBe(policy);
});

for (const path of ['/', '/favorites', '/songs/22', '/nowhere', '/ru/songs/22']) {
  test(`${path} is taken over as it was drawn${path === '/songs/22' ? '' : ' @whole'}`, async ({ page }) => {
    await page.route('**/assets/main.*', async (route) => {
      // The script is asked for before the whole document is parsed.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(() => {
        for (const node of document.querySelectorAll('#root, #root *'))
          Object.assign(node, { wasDrawn: true });
      });
      await route.continue();
    });
    await open(page, path);
    // What depends on the saved state comes to the favorites' page later, below its heading.
    const saved = path === '/favorites' ? 'main :not(h1, [role=search], [role=search] *)' : 'nothing';
    const replaced = await page.evaluate(
      (expected) =>
        [...document.querySelectorAll('#root, #root *')]
          .filter((node) => !('wasDrawn' in node) && !node.matches(expected))
          .map((node) => node.outerHTML),
      saved,
    );
    expect(replaced).toEqual([]);
  });
}

test('only the list and a song’s own words are on its page', () => {
  const words = readDocument(readFileSync('dist/songs/22.html', 'utf8')).body.textContent;
  expect(words).toContain('ուստի՞ կուգաս');
  expect(words).not.toContain('Դու մարդկայնո ցեղիս օրրան');
});

test('each page is drawn whole, and tells search engines and messengers what it is', async ({ request }) => {
  const page = readDocument(await (await request.get('/songs/22')).text());
  const contentOf = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(page.title).toMatch(/^Կռունկ - .+ \| Երգեր և ակորդներ$/);
  expect(contentOf('name=description')).toMatch(/^«Կռունկ».* Կռո՛ւնկ, ուստի՞ կուգաս/);
  expect(contentOf('name=description')).not.toContain('1. ');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/songs/22');
  expect(contentOf('property="og:title"')).toBe(page.title);
  expect(contentOf('property="og:url"')).toBe('/songs/22');
  expect(contentOf('name="twitter:card"')).toBe('summary_large_image');
  expect(contentOf('property="og:site_name"')).toBe('Երգեր և ակորդներ');
  expect(contentOf('property="og:image:alt"')).toBe(page.title);
  const { textContent: data } = page.querySelector('script[type="application/ld+json"]')!;
  expect(JSON.parse(data)).toMatchObject({ '@type': 'MusicComposition', name: 'Կռունկ', inLanguage: 'hy' });
  expect(page.querySelector('[style]')).toBeNull();
});

/** The size of a picture, as its PNG file says it. */
const pngSize = (file: Buffer): string => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

test('every page has a preview image of its own size and in its language', async ({ request }) => {
  for (const path of ['/', '/favorites', '/songs/0', '/songs/30', '/ru', '/en/songs/22', '/fr/songs/31']) {
    const page = readDocument(await (await request.get(path)).text());
    const contentOf = (name: string) =>
      page.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content');
    expect(contentOf('')).toContain(`/previews/${page.documentElement.lang}/`);
    const image = await (await request.get(contentOf('')!)).body();
    expect(pngSize(image)).toBe(`${contentOf(':width')}x${contentOf(':height')}`);
  }
});

test('a site that knows no address of its own names no other host', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap');
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  const song = await (await request.get('/songs/22')).text();
  const hosts = Array.from(song.matchAll(/https?:\/\/([\w.-]+)/g), ([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['schema.org', 'www.youtube-nocookie.com']));
});

test('each page has a description of its own, in each language', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!404)\.html$/.test(name),
  );
  const described = pages.map(
    (name) => /<meta name="description" content="([^"]+)"/.exec(readFileSync(`dist/${name}`, 'utf8'))?.[1],
  );
  expect(described).not.toContain(undefined);
  expect(pages.length).toBe(LANGUAGES.length * (51 + 6));
  expect(new Set(described).size).toBe(pages.length);
});

/** The manifest of the songbook in a language. */
const manifestIn = async (request: APIRequestContext, language: Language) =>
  (await request.get(`${pathPrefix(language)}/manifest.webmanifest`)).json() as Promise<
    Record<'icons' | 'screenshots', Record<'src' | 'sizes' | 'purpose' | 'form_factor', string>[]>
  >;

test('the manifest has what an installation needs', async ({ request }) => {
  const { icons } = await manifestIn(request, 'hy');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    if (src.endsWith('.png')) expect(pngSize(await icon.body())).toBe(sizes);
  }
});

test('before an installation, a phone and a computer show pictures in the language', async ({ request }) => {
  const files = new Set<string>();
  for (const language of LANGUAGES) {
    const { screenshots } = await manifestIn(request, language);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of screenshots) {
      const picture = await (await request.get(src)).body();
      expect(pngSize(picture)).toBe(sizes);
      files.add(picture.toString('base64'));
    }
  }
  expect(files.size).toBe(2 * LANGUAGES.length);
});

test('an installed songbook starts in the language in which it was installed', async ({ request }) => {
  for (const language of LANGUAGES) {
    const prefix = pathPrefix(language);
    expect(await manifestIn(request, language)).toMatchObject({
      id: '/',
      scope: '/',
      start_url: `${prefix}/?start`,
      lang: language,
      shortcuts: ['/favorites', '/sets', '/chords'].map((path) => ({ url: prefix + path })),
    });
  }
});
