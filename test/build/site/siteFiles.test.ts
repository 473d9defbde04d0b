import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CatalogueFile, ReadSong } from '../../../src/catalogue/song';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { catalogueFiles } from '../../../src/build/site/writeSite';
import { formatHeaders, headersAt } from '../../../src/build/site/headers';
import { searchEngineFiles, songDescription } from '../../../src/build/site/discovery';
import { writeServiceWorker } from '../../../src/build/site/serviceWorker';
import { temporaryFolder } from '../../support/temporaryFolder';

test('the script of all listings names the files with the other data', () => {
  const { script, data } = catalogueFiles(readSongFiles().slice(0, 3), [], '/en');
  const { listings, ...addresses } = JSON.parse(script.text.replace(/^\w+=/, '')) as CatalogueFile;
  expect(listings).toHaveLength(3);
  expect(Object.values(addresses)).toEqual(data.map(({ path }) => path));
  expect(JSON.parse(data[0]!.text)).toHaveLength(3);
});

test('a host is told the headers that are served here, the longer cache for files named by a hash only', () => {
  expect(headersAt('/songs/7')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headersAt('/songs/7')['Cache-Control']).toBeUndefined();
  for (const path of ['/assets/main.js', '/data/songs.json', '/en/data/songs.json'])
    expect(headersAt(path)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  const told = formatHeaders();
  expect(told).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(told).toContain('\n/en/data/*\n  Cache-Control: public, max-age=31536000, immutable');
  for (const header of Object.entries(headersAt('/'))) expect(told).toContain(`\n  ${header.join(': ')}\n`);
});

test('the sitemap of a site with an address names every page, and robots are sent there', () => {
  const files = searchEngineFiles('https://songs.example/', ['/', '/songs/50']);
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text;
  expect(textOf('/sitemap.xml')).toContain('<loc>https://songs.example/</loc>');
  expect(textOf('/sitemap.xml')).toContain('<loc>https://songs.example/songs/50</loc>');
  expect(textOf('/sitemap.xml')).toContain('hreflang="en" href="https://songs.example/en/songs/50"');
  expect(textOf('/sitemap.xml')).toContain('hreflang="x-default" href="https://songs.example/songs/50"');
  expect(textOf('/robots.txt')).toContain('Sitemap: https://songs.example/sitemap.xml');
});

test('the description of a song holds its words whole, without the chords within them', () => {
  const wordsIn = (song: ReadSong): unknown =>
    (JSON.parse(songDescription(song, '/songs/0').replace(/<.*?>/g, '')) as { lyrics: { text: string } })
      .lyrics.text;
  const songs = readSongFiles();
  expect(songs).toHaveLength(51);
  expect(songs.map(wordsIn)).toEqual(songs.map(({ body }) => body.lyrics.join('\n').replace(' (Am)', '')));
  const lyrics = ['(Am) Le vent (E7)chante [Dm/F] (bis), (E) le', '', 'soir (Am)'];
  expect(wordsIn({ ...songs[50]!, body: { lyrics, chords: [] } })).toBe('Le vent chante (bis), le\n\nsoir');
});

test('the description of a song names who made its words and its tune', () => {
  const { composer, lyricist } = JSON.parse(
    songDescription(readSongFiles()[47]!, '/songs/47').replace(/<.*?>/g, ''),
  ) as Record<'composer' | 'lyricist', unknown>;
  expect(lyricist).toEqual([{ '@type': 'Person', name: 'Ժան-Բատիստ Կլեման' }]);
  expect(composer).toEqual([{ '@type': 'Person', name: 'Անտուան Ռենար' }]);
});

const { pathOf, write } = temporaryFolder();
const FILES =
  '404.html index.html songs/7.html en/songs/7.html en/data/songs.00000001.json data/songs.00000001.json ' +
  'assets/words-hy.00000001.js assets/words-en.00000001.js assets/main.00000001.js assets/main.00000001.js.map ' +
  'assets/tune.00000001.js assets/ukuleleShapes.00000001.js icon.svg licences.txt robots.txt sw.js';

test('pages are kept by their addresses, other files by their names, parts that few want once they were used, each by its content', async () => {
  for (const name of FILES.split(' ')) write(name);
  await writeServiceWorker(pathOf(), 'hy', 'start()');
  const script = readFileSync(pathOf('sw.js'), 'utf8');
  const [, list = ''] = /^self\.songbookFiles=(.*);start\(\)$/.exec(script) ?? [];
  const entry = (url: string, name = url.slice(1)) => {
    const hash = createHash('sha256').update(name);
    const revision = /^(?:assets|data)\//.test(name) ? null : hash.copy().digest('hex').slice(0, 8);
    return { url, revision, integrity: `sha256-${hash.digest('base64')}` };
  };
  expect(JSON.parse(list)).toEqual({
    always: [
      entry('/404.html'),
      entry('/assets/main.00000001.js'),
      entry('/assets/words-hy.00000001.js'),
      entry('/data/songs.00000001.json'),
      entry('/icon.svg'),
      entry('/', 'index.html'),
      entry('/licences.txt'),
      entry('/songs/7', 'songs/7.html'),
    ],
    onceUsed: ['tune', 'ukuleleShapes'].map((name) => entry(`/assets/${name}.00000001.js`)),
  });
});
