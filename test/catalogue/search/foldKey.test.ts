import fc from 'fast-check';
import { foldKey } from '../../../src/catalogue/search/transcriptions';
import { parseQueryWords } from '../../../src/catalogue/search/queryWords';

test.each([
  ['երեվան', 'Երևան Երեւան Երեվան ԵՐԵՎԱՆ ԵՐԵՒԱՆ Yerevan Erevan Yerewan Ереван'],
  ['կրuնկ', 'Կռունկ ԿՌՈՒՆԿ կռո՛ւնկ Krunk Groong Kroonk Grounk krrunk Крунк'],
  ['ծախորտ', 'Ձախորդ dzakhord tsakhord dsakhord tzakhort dzaxord Дзахорд'],
  ['երազ', 'Երազ ԵՐԱԶ երա՜զ Yeraz eraz Ераз'],
  ['լuս', 'լույս լոյս lus loos lous лус'],
  ['պարեվ', 'բարև բարեւ barev parev Барев'],
  ['ախպuր', 'աղբյուր աղբիւր aghbyur aghbiur akhpur'],
  ['արավոտ', 'առավոտ առաւօտ Aravot aravod Аравот'],
  ['նվակ', 'նվագ նուագ nvag nvak'],
  ['ճամ', 'ժամ zham jam Жам'],
  ['յար', 'յար եար yar ear яр'],
  ['հաատ', 'հայադ hayad հայատ'],
  ['միuտuն', 'միություն միութիւն'],
  ['կախախ', 'քաղաղ kaghagh'],
  ['ծիծերնակ', 'Ծիծեռնակ tsitsernak Dzidzernag Tzitzernag Цицернак'],
  ['եսպերանս', 'espérans Esperans ESPÉRANS'],
  ['իս', 'ıs is İS'],
  ['ασ', 'Ας ΑΣ Α՜Σ'],
])('%s is the key of %s', (key, spellings) => {
  for (const spelling of spellings.split(' ')) expect([spelling, foldKey(spelling)]).toEqual([spelling, key]);
});

test.each(['սար շար', 'զար սար', 'հով ով', 'յար հար', 'երգ որգ', 'վարդ ֆարդ'])(
  '%s stay two words',
  (words) => {
    expect(new Set(words.split(' ').map(foldKey)).size).toBe(2);
  },
);

const letters = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև՛՜՞') }),
  fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéœ'") }),
  fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя') }),
);

test('folding a key changes nothing', () => {
  fc.assert(
    fc.property(letters, (word) => expect(foldKey(foldKey(word))).toBe(foldKey(word))),
    { numRuns: 2000 },
  );
});

test('case and tone marks do not count', () => {
  fc.assert(
    fc.property(letters, fc.nat(), (word, place) => {
      // Between letters, not between one and its own accent.
      const characters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
      const marked = characters.toSpliced(place % (characters.length + 1), 0, '՜').join('');
      expect(foldKey(marked)).toBe(foldKey(word));
      expect(foldKey(word.toLowerCase())).toBe(foldKey(word));
    }),
  );
});

const waysOf = (query: string) =>
  parseQueryWords(query).map((words) => words.map(({ spelling }) => spelling).join(' '));

test.each([
  ['l’eau', ['l eau', 'leau']],
  ["qu'il d'eau", ['qu il d eau', 'quil deau']],
  ["t'agvor", ['t agvor', 'tagvor']],
  ["tsov'r", ['tsovr']],
])('%s is read in two words where an article may be elided, and in one', (query, ways) => {
  expect(waysOf(query).slice(0, ways.length)).toEqual(ways);
});
