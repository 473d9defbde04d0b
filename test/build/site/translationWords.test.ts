import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FOLDERS } from '../../../src/build/site/translationFiles';
import * as english from '../../../src/views/text/en';
import { LANGUAGES, type Language } from '../../../src/views/text/languages';

const BRITISH = /\w{3,}our|\bodour|\bgrey|plough|moustache|towards|travell|centre|theatre|defence|jewellery/i;

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

/** The lines of all translations into a language, and of its glosses, sentences and facts, that a pattern fits. */
function linesWith(language: Language, pattern: RegExp): readonly string[] {
  const column = LANGUAGES.indexOf(language) + 1;
  const folder = `${FOLDERS.translations}/${language}`;
  const glosses = filesOf(`${FOLDERS.translations}/glosses`).map(([name, text]) => {
    const told = text.split('\n').map((row) => row.split(' = ')[column] ?? '');
    return [name, told.join('\n')];
  });
  const texts = [...filesOf(folder), ...glosses];
  const facts = `${folder}.json`;
  const sentences = existsSync(facts)
    ? Object.values(JSON.parse(readFileSync(facts, 'utf8')) as Record<string, object>).flatMap(Object.entries)
    : [];
  return [...texts, ...(sentences as string[][])].flatMap(([name, text]) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${name}: ${line}`] : [])),
  );
}

test.each<[Language, string, RegExp]>([
  ['en', 'American spelling', BRITISH],
  ['en', 'one name: beauty mark, love, Hayk', /\bmoles?\b|beauty spot|\byar\b|Haik|Haïk/i],
  ['ru', 'one name: каманча, Айк, любовь', /кяманч|кеманч|Хайк|(?<!\p{L})яр(?!\p{L})|Назани(?! —)/u],
  ['fr', 'one name: kamantcha, Hayk, amour', /kamancha|Haïk|Haik|\byar\b/i],
  ['en', '“ ” for speech', /^[–—«]/],
  ['ru', '«— » for speech', /^[–«“]/],
  ['fr', '«— » for speech', /^[–«“]/],
])('%s has %s', (language, _, pattern) => expect(linesWith(language, pattern)).toEqual([]));

test.each(LANGUAGES)('in %s a doubt ends its line, without a stop', (language) => {
  expect(linesWith(language, /[.,:;] ?\(\?\)|\(\?\)./)).toEqual([]);
});

test('the words of the interface have American spelling', () => {
  expect(BRITISH.exec(JSON.stringify(Object.values(english)))).toBeNull();
});
