import { mutantsOf, type Mutant } from './mutant';

const SEARCH = ['test/catalogue/search/search.test.ts'];
const QUERIES = ['test/catalogue/search/queries.test.ts'];
const ORDER = ['test/catalogue/search/order.test.ts'];
const KEYS = ['test/catalogue/search/foldKey.test.ts'];

/** Mistakes in the search. */
export const SEARCH_MUTANTS: readonly Mutant[] = [
  ...mutantsOf('src/catalogue/search/scoreSongs.ts', ORDER, [
    [
      'a line sung whole gains nothing over one that goes on',
      'GAIN_OF_WHOLE_LINE = 3',
      'GAIN_OF_WHOLE_LINE = 0',
    ],
    ['a title sung whole is not known as such', '2 * length - 1', 'length'],
    ['the beginning of a line gains nothing', 'GAIN_OF_START = 2', 'GAIN_OF_START = 0'],
    ['words in order gain nothing', 'GAIN_OF_ORDER = 7', 'GAIN_OF_ORDER = 0'],
    ['a gap of lines between the words costs nothing', 'LOSS_OF_SPREAD = 8', 'LOSS_OF_SPREAD = 0'],
    [
      'a word that only begins alike is as good as the whole word',
      'LOSS_OF_PREFIX = 4',
      'LOSS_OF_PREFIX = 0',
    ],
    ['an author is as good as a title', 'author: 25', 'author: 40'],
  ]),
  ...mutantsOf('src/catalogue/search/findWords.ts', SEARCH, [
    [
      'half a letter finds nothing',
      'if (spelling.startsWith(asked.spelling)) note(',
      'if (spelling === asked.spelling) note(',
    ],
    ['slips are forgiven from four letters on', 'SHORTEST_TO_SLIP_IN = 5', 'SHORTEST_TO_SLIP_IN = 4'],
    ['what names a fact is found by its sound too', '    return { distance, reach };\n  }\n', '  }\n'],
    ['slips are forgiven from six letters on only', 'SHORTEST_TO_SLIP_IN = 5', 'SHORTEST_TO_SLIP_IN = 6'],
    [
      'another consonant in Armenian letters is no slip',
      "asked.isArmenian ? 'slip' : 'fold'",
      "asked.isArmenian ? 'fold' : 'fold'",
    ],
  ]),
  ...mutantsOf('src/catalogue/search/findKeys.ts', SEARCH, [
    ['a word may have any number of slips', 'slipAllowed && !range.slipped', 'slipAllowed'],
    ['two letters exchanged are no slip', 'if (rest.length > 1) walk(', 'if (rest.length < 1) walk('],
    ['the first letter of a word may be wrong', " && before !== '') slip(", ') slip('],
    ['a short word may be read in an unlikely way', 'letters.length < 4 ? 0 :', ''],
  ]),
  ...mutantsOf('src/catalogue/search/findKeys.ts', QUERIES, [
    [
      'every third letter may be read in an unlikely way',
      'LETTERS_FOR_A_DOUBT = 6',
      'LETTERS_FOR_A_DOUBT = 3',
    ],
    ['no letter may be read in an unlikely way', 'Math.max(1, Math.floor(', 'Math.min(0, Math.floor('],
  ]),
  ...mutantsOf('src/catalogue/search/findWords.ts', QUERIES, [
    [
      'the beginning of a word is as sure as the whole',
      'key.length > depth && doubts >= most',
      'doubts > most',
    ],
    ['what names a fact is found by its sound too', '    return { distance, reach };\n  }\n', '  }\n'],
  ]),
  ...mutantsOf('src/catalogue/search/makeSearchIndex.ts', QUERIES, [
    ['a short word may be wrong anywhere', 'FEWEST_TO_SLIP_ANYWHERE = 7', 'FEWEST_TO_SLIP_ANYWHERE = 1'],
    ['of two letters the beginning tells a word apart', 'const LONG = 5;', 'const LONG = 2;'],
  ]),
  ...mutantsOf('src/catalogue/search/lexicon.ts', SEARCH, [
    ['who asks for a classical word writes it so', "if (spelling === 'մեք') return [key, 'մենկ'];", ''],
  ]),
  ...mutantsOf('src/catalogue/search/songTexts.ts', QUERIES, [
    ['the numbers of strophes are words', '.filter(({ text }) => !NUMBER.test(text))', ''],
  ]),
  ...mutantsOf('src/catalogue/search/queryWords.ts', QUERIES, [
    ['a key held down is a letter', 'isHeld ? spelling : folded', 'folded'],
  ]),
  ...mutantsOf('src/catalogue/search/makeSearchIndex.ts', SEARCH, [
    [
      'a slip is thought of where the query as typed finds a song that is not wanted',
      'if (scored.length === 0) return null;',
      'if (!scored.some(({ song }) => isWanted(song))) return null;',
    ],
    ['all songs are given at once', 'MOST_HITS = 100', 'MOST_HITS = 1000'],
    ['half of the words are enough', 'Math.floor(asked.length / 2) + 1', 'Math.floor(asked.length / 2)'],
  ]),
  ...mutantsOf(
    'src/catalogue/search/queryWords.ts',
    ['test/catalogue/search/queryWords.test.ts'],
    [
      ['an elided article sticks to its word', 'ELIDED.test(word)', 'false'],
      ['every apostrophe parts two words', 'ELIDED.test(word)', 'word'],
    ],
  ),
  ...mutantsOf('src/catalogue/search/queryWords.ts', SEARCH, [
    ['a query may be longer than the index can count', 'MOST_WORDS = 16', 'MOST_WORDS = 40'],
    ['of a query only the first eight words count', 'MOST_WORDS = 16', 'MOST_WORDS = 8'],
    ['a word of a query may have any length', 'MOST_LETTERS = 40', 'MOST_LETTERS = 400'],
    ['of a word only the first twenty letters count', 'MOST_LETTERS = 40', 'MOST_LETTERS = 20'],
  ]),
  ...mutantsOf('src/catalogue/search/highlight.ts', SEARCH, [
    ['a highlight ends within a digraph', '|ու$/iu', '/iu'],
  ]),
  ...mutantsOf('src/catalogue/search/folding.ts', KEYS, [
    ['the two r are two letters', ", ռ: 'ր' }", ' }'],
    ['East and West spell b as two letters', "բ: 'պ'", "բ: 'բ'"],
    ['ու is no vowel in the classical spelling', "[/ոյ(?=[^աեէիոօu])/g, 'u'], // լոյս, լույս", ''],
  ]),
];
