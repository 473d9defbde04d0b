import type { CatalogueFile } from '../../../src/catalogue/catalogueFile';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { catalogueFiles, splitSong } from '../../../src/build/site/catalogueFiles';
import {
  contentSecurityPolicy,
  formatHeaders,
  headersFor,
  readHeaders,
} from '../../../src/build/site/headers';
import { searchEngineFiles } from '../../../src/build/site/discovery';

test('the script of all listings names the files with the other data', () => {
  const { script, data } = catalogueFiles(readSongFiles().slice(0, 3).map(splitSong));
  const { listings, ...addresses } = JSON.parse(script.text.replace(/^\w+=/, '')) as CatalogueFile;
  expect(listings).toHaveLength(3);
  expect(Object.values(addresses)).toEqual(data.map(({ path }) => `/${path}`));
  expect(JSON.parse(data[0]!.text)).toHaveLength(3);
});

test('the headers that are written are read again, the longer cache for assets only', () => {
  const policy = contentSecurityPolicy({ scripts: ['one()'], styles: ['p{}'] });
  const rules = readHeaders(formatHeaders(policy));
  expect(headersFor(rules, '/songs/7')['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
  expect(headersFor(rules, '/songs/7')['Cache-Control']).toBeUndefined();
  expect(headersFor(rules, '/assets/main.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the sitemap of a site with an address names every page, and robots are sent there', () => {
  const files = searchEngineFiles('https://songs.example/', ['/', '/songs/50']);
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text;
  expect(textOf('sitemap.xml')).toContain('<loc>https://songs.example/</loc>');
  expect(textOf('sitemap.xml')).toContain('<loc>https://songs.example/songs/50</loc>');
  expect(textOf('robots.txt')).toContain('Sitemap: https://songs.example/sitemap.xml');
});
