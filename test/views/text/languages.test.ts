import { readdirSync, readFileSync } from 'node:fs';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { FIRST_PAINT_OPTIONS } from '../../../src/state';
import { translateSongs } from '../../../src/build/site/translateSongs';
import * as en from '../../../src/views/text/en';
import * as fr from '../../../src/views/text/fr';
import type * as hy from '../../../src/views/text/hy';
import { LANGUAGES, pathPrefix, withoutPrefix, type Language } from '../../../src/views/text/languages';
import * as ru from '../../../src/views/text/ru';

/** Words of the same shape: texts, functions with these parameters, tables with these names. */
type Alike<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Result
    ? (...values: Values) => Alike<Result>
    : { readonly [Name in keyof Words]: Alike<Words[Name]> };

/** A language that lacks a word does not compile. */
const OTHERS: Readonly<Record<Exclude<Language, 'hy'>, Alike<typeof hy>>> = { en, ru, fr };

test('the setting, the paths and the names know the same languages', () => {
  expect(FIRST_PAINT_OPTIONS.language).toEqual(['none', ...LANGUAGES]);
  for (const language of LANGUAGES) expect(withoutPrefix(`${pathPrefix(language)}/help`)).toBe('/help');
});

test('below a path of the host, that path belongs to no page, and a page elsewhere keeps its own', async () => {
  process.env['BASE_PATH'] = '/songbook/';
  await jest.isolateModulesAsync(async () => {
    const below = await import('../../../src/views/text/languages');
    expect(LANGUAGES.map(below.pathPrefix)).toEqual(
      ['', '/en', '/ru', '/fr'].map((path) => `/songbook${path}`),
    );
    const partsOf = (path: string) => [
      below.prefixOf(path),
      below.languageAt(path),
      below.withoutPrefix(path),
    ];
    for (const [path, ...parts] of [
      ['/songbook', '/songbook', 'hy', '/'],
      ['/songbook/entry', '/songbook', 'hy', '/entry'],
      ['/songbook/en', '/songbook/en', 'en', '/'],
      ['/songbook/en/songs/3', '/songbook/en', 'en', '/songs/3'],
      ['/en/songs/3', '', 'hy', '/en/songs/3'],
      ['/songbooks/en', '', 'hy', '/songbooks/en'],
    ] as const)
      expect(partsOf(path)).toEqual(parts);
    expect(below.pageAddress('https://host.example/songbook/', 'en', '/help')).toBe(
      'https://host.example/songbook/en/help',
    );
  });
  delete process.env['BASE_PATH'];
});

const ARMENIAN = /[\u0530-\u058f]/;
const songs = readSongFiles();

test.each(Object.entries(OTHERS))('the words in %s name their language', (name, words) => {
  expect(LANGUAGES).toContain(name);
  expect(words.language).toBe(name);
});

test.each(Object.keys(OTHERS))('no word in %s has an Armenian letter or mark', (language) => {
  const folder = `src/views/text/${language}`;
  const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(files.flatMap((text) => text.split('\n').filter((line) => ARMENIAN.test(line)))).toEqual([]);
});

test.each(Object.keys(OTHERS) as (keyof typeof OTHERS)[])(
  'every song has a Latin title, a sentence and facts in %s',
  (language) => {
    const translated = translateSongs(songs, language);
    expect(translated).toHaveLength(songs.length);
    for (const [id, { body, sections, tune, phrases, translated: names, ...facts }] of translated.entries()) {
      expect(JSON.stringify(facts)).not.toMatch(ARMENIAN);
      expect(names!.original).toBe(songs[id]!.title);
      expect(names!.gist).toMatch(/^[^\u0530-\u058f]{15,110}[.!?…][»”]?$/u);
      expect([body, sections, tune, phrases]).toEqual([
        songs[id]!.body,
        songs[id]!.sections,
        songs[id]!.tune,
        songs[id]!.phrases,
      ]);
    }
  },
);
