import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FOLDERS } from '../../../src/build/site/translationFiles';
import * as english from '../../../src/views/text/en';

const BRITISH = /\w{3,}our|\bodour|\bgrey|plough|moustache|towards|travell|centre|theatre|defence|jewellery/i;

/** The lines of all translations into a language, and of its sentences and facts, that a pattern fits. */
function linesWith(language: string, pattern: RegExp): readonly string[] {
  const folder = `${FOLDERS.translations}/${language}`;
  const texts = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
  const facts = `${folder}.json`;
  const sentences = existsSync(facts)
    ? Object.values(JSON.parse(readFileSync(facts, 'utf8')) as Record<string, object>).flatMap(Object.entries)
    : [];
  return [...texts, ...(sentences as string[][])].flatMap(([name, text]) =>
    text!.split('\n').flatMap((line) => (pattern.test(line) ? [`${name}: ${line}`] : [])),
  );
}

test.each([
  ['en', 'American spelling', BRITISH],
  ['en', 'one name: beauty mark, love, Hayk', /\bmoles?\b|beauty spot|\byar\b|Haik|Haïk/i],
  ['ru', 'one name: каманча, Айк, любовь', /кяманч|кеманч|Хайк|(?<!\p{L})яр(?!\p{L})|Назани(?! —)/u],
  ['fr', 'one name: kamantcha, Hayk, amour', /kamancha|Haïk|Haik|\byar\b/i],
  ['en', '“ ” for speech', /^[–—«]/],
  ['ru', '«— » for speech', /^[–«“]/],
  ['fr', '«— » for speech', /^[–«“]/],
])('%s has %s', (language, _, pattern) => {
  expect(linesWith(language, pattern)).toEqual([]);
});

test.each(['en', 'ru', 'fr', 'hy', 'glosses'])('in %s a doubt ends its line, without a stop', (language) => {
  expect(linesWith(language, /[.,:;] ?\(\?\)|\(\?\)./)).toEqual([]);
});

test('the words of the interface have American spelling', () => {
  expect(BRITISH.exec(JSON.stringify(Object.values(english)))).toBeNull();
});
