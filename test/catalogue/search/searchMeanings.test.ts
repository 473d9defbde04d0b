import { readMeanings } from '../../../src/build/site/readMeanings';
import { songs } from '../../../src/catalogue';
import { firstRow, makeMeaningSearcher } from '../../../src/catalogue/search/searchMeanings';

const readers = {
  hy: readMeanings(songs, 'hy'),
  en: readMeanings(songs, 'en'),
  ru: readMeanings(songs, 'ru'),
  fr: readMeanings(songs, 'fr'),
};
const searchers = {
  hy: makeMeaningSearcher(readers.hy),
  en: makeMeaningSearcher(readers.en),
  ru: makeMeaningSearcher(readers.ru),
  fr: makeMeaningSearcher(readers.fr),
};

test.each<[language: keyof typeof readers, query: string, id: number]>([
  ['en', 'moon', 15],
  ['en', 'cranes', 22],
  ['en', 'cherry time', 47],
  ['en', 'water wheel', 22],
  ['en', 'many-colored', 20],
  ['en', 'many-coloured', 43],
  ['en', 'thousand colours', 33],
  ['en', 'thousand colors', 33],
  ['en', 'honour', 33],
  ['en', 'neighbour', 31],
  ['en', 'grey haired', 13],
  ['en', 'gray haired', 5],
  ['en', 'ploughshare', 6],
  ['en', 'moustache', 20],
  ['en', 'travelled weeping', 48],
  ['ru', 'журавль', 22],
  ['ru', 'журавли', 22],
  ['ru', 'луна', 31],
  ['ru', 'соловей', 16],
  ['fr', 'grue', 22],
  ['fr', 'ENCENS', 32],
  ['hy', 'կեռասի ժամանակը', 47],
])('in %s, «%s» is said in song %d', (language, query, id) => {
  expect(searchers[language](query).map((hit) => hit.id)).toContain(id);
});

test('a line that has the words as they are typed comes before one in which they only begin', () => {
  const meanings = ['moonlight', 'a moon', 'the sun'].map((line) => ({ lines: ['', line], glosses: [] }));
  const hits = makeMeaningSearcher([...meanings, ...meanings.slice(2)])('moon');
  expect(hits.map(({ id, line }) => [id, line])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test.each([
  ['no word', '?!'],
  ['too few letters', 'to'],
  ['a word of every song', 'the'],
  ['words of different lines', 'crane chicken'],
  ['a word of a note alone', 'fiddle'],
  ['no word of a song', 'refrigerator'],
])('nothing is found by %s', (_, query) => {
  expect(searchers.en(query)).toEqual([]);
});

test('the found words are marked whole in their line', () => {
  const [hit] = searchers.en('water whe');
  const line = firstRow(readers.en[hit!.id]!.lines[hit!.line!]!);
  expect(hit!.rangesIn(line).map(([from, to]) => line.slice(from, to))).toEqual(['water', 'wheel']);
});
