import { expect, test } from '../support/browser';
import { readDocument } from '../support/readDocument';

test('each page is drawn whole, and tells search engines and messengers what it is', async ({ request }) => {
  const page = readDocument(await (await request.get('/songs/22')).text());
  const contentOf = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(page.title).toMatch(/^Կռունկ - .+ \| Երգեր և ակորդներ$/);
  expect(contentOf('name=description')).toMatch(/^«Կռունկ»/);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/songs/22');
  expect(contentOf('property="og:title"')).toBe(page.title);
  expect(contentOf('property="og:url"')).toBe('/songs/22');
  expect(contentOf('name="twitter:card"')).toBe('summary_large_image');
  expect(contentOf('property="og:site_name"')).toBe('Երգեր և ակորդներ');
  expect(contentOf('property="og:image:alt"')).toBe(page.title);
  const { textContent: data } = page.querySelector('script[type="application/ld+json"]')!;
  expect(JSON.parse(data)).toMatchObject({ '@type': 'MusicComposition', name: 'Կռունկ', inLanguage: 'hy' });
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('every page has a preview image of its own size', async ({ request }) => {
  for (const path of ['/', '/favorites', '/songs/0', '/songs/30', '/songs/50']) {
    const page = readDocument(await (await request.get(path)).text());
    const contentOf = (name: string) =>
      page.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content');
    const image = await (await request.get(contentOf('')!)).body();
    // Where a PNG file has its size.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)].map(String)).toEqual([
      contentOf(':width'),
      contentOf(':height'),
    ]);
  }
});

test('a site that was told no address of its own names no other host to those who look for pages', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap');
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  const song = await (await request.get('/songs/22')).text();
  const hosts = Array.from(song.matchAll(/https?:\/\/([\w.-]+)/g), ([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(['schema.org', 'www.youtube-nocookie.com']));
});

test('the manifest has what an installation needs', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    const image = await icon.body();
    // Where a PNG file has its size.
    if (src.endsWith('.png')) expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.shortcuts).toMatchObject([{ url: '/favorites' }]);
});
