import { keptAnswers } from '../../src/app/keptAnswers';
import type { Language } from '../../src/views/text/languages';

const HOST = 'https://songs.example';

test.each<[language: Language, asked: string, best: string]>([
  ['hy', '/', '/'],
  ['hy', '/songs/7', '/songs/7'],
  ['hy', '/?q=krunk', '/'],
  ['hy', '/songs/7?from=mail&transpose=2', '/songs/7'],
  ['en', '/en/', '/en/'],
  ['en', '/en/favorites?start', '/en/favorites'],
])('the worker of «%s» answers the page %s at once with %s, else with its 404', (language, asked, best) => {
  const files = [HOST + best, `${HOST}${language === 'hy' ? '' : '/en'}/404.html`];
  expect(keptAnswers(HOST + asked, true, language)).toEqual({ files, isNetworkFirst: false });
});

test.each<[language: Language, asked: string, instead: string]>([
  ['hy', '/en/songs/7', '/songs/7'],
  ['hy', '/fr', '/'],
  ['hy', '/ru/?q=krunk', '/'],
  ['en', '/songs/7?transpose=2', '/en/songs/7'],
  ['en', '/', '/en/'],
  ['fr', '/ru/chords', '/fr/chords'],
])('the worker of «%s» asks the network for %s, without one answers with %s', (language, asked, instead) => {
  const { files, isNetworkFirst } = keptAnswers(HOST + asked, true, language);
  expect(isNetworkFirst).toBe(true);
  expect(files[0]).toBe(HOST + instead);
});

test.each<[language: Language, asked: string, file: string]>([
  ['hy', '/assets/main.00000001.js', '/assets/main.00000001.js'],
  ['hy', '/icon.svg?v=2', '/icon.svg'],
  ['en', '/en/data/songs.00000001.json', '/en/data/songs.00000001.json'],
  // The sites of all languages share scripts.
  ['en', '/assets/main.00000001.js', '/assets/main.00000001.js'],
  // A page whose text alone is fetched.
  ['en', '/songs/7?print', '/songs/7'],
])('the worker of «%s» answers a request for the file %s with %s or not at all', (language, asked, file) => {
  expect(keptAnswers(HOST + asked, false, language)).toEqual({ files: [HOST + file], isNetworkFirst: false });
});

test('what another host is asked for is no file of the site', () => {
  const elsewhere = 'https://www.youtube-nocookie.com/embed/7?rel=0';
  expect(keptAnswers(elsewhere, false, 'hy').files).toEqual(['https://www.youtube-nocookie.com/embed/7']);
});
