import { readMeanings } from '../../../src/build/site/readMeanings';
import { songs } from '../../../src/catalogue';
import { fromNames } from '../../../src/state';
import { LANGUAGES, type Language } from '../../../src/views/text/languages';
import { firstRow, makeMeaningSearcher } from '../../../src/catalogue/search/searchMeanings';

const readers = fromNames(LANGUAGES, (language) => readMeanings(songs, language));
const searchers = fromNames(LANGUAGES, (language) => makeMeaningSearcher(readers[language]));

/** Words of translations, each behind the number of a song that says so. */
const SAID: Readonly<Record<Language, string>> = {
  en:
    '15 moon | 22 cranes | 47 cherry time | 22 water wheel | 20 many-colored | 43 many-coloured | 33 thousand colours | ' +
    '33 thousand colors | 33 honour | 31 neighbour | 13 grey haired | 5 gray haired | 6 ploughshare | 20 moustache | ' +
    '48 travelled weeping',
  ru: '22 журавль | 22 журавли | 31 луна | 16 соловей',
  fr: '22 grue | 32 ENCENS',
  hy: '47 կեռասի ժամանակը',
};
const said = LANGUAGES.flatMap((language) =>
  SAID[language].split(' | ').map((row) => [language, parseInt(row), row.replace(/^\d+ /, '')] as const),
);

test.each(said)('in %s, song %d says «%s»', (language, id, query) => {
  expect(searchers[language](query).map((hit) => hit.id)).toContain(id);
});

test('a line that has the words as they are typed comes before one in which they only begin', () => {
  const meanings = ['moonlight', 'a moon', 'the sun'].map((line) => ({ lines: ['', line], glosses: [] }));
  const hits = makeMeaningSearcher([...meanings, ...meanings.slice(2)])('moon');
  expect(hits.map(({ id, line }) => `${id}:${line}`)).toEqual(['1:1', '0:1']);
});

test.each([
  ['no word', '?!'],
  ['too few letters', 'to'],
  ['a word of every song', 'the'],
  ['words of different lines', 'crane chicken'],
  ['a word of a note alone', 'fiddle'],
  ['no word of a song', 'refrigerator'],
])('nothing is found by %s', (_, query) => expect(searchers.en(query)).toEqual([]));

test('the found words are marked whole in their line', () => {
  const [hit] = searchers.en('water whe');
  const line = firstRow(readers.en[hit!.id]!.lines[hit!.line!]!);
  expect(hit!.rangesIn(line).map(([from, to]) => line.slice(from, to))).toEqual(['water', 'wheel']);
});
